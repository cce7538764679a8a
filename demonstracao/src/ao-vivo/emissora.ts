import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { capitalizar } from '@portal/contracts/texto/dobrar';
import { RADIOS } from '../dados/radios';
import { lerAcervo, type Lugar } from '../midia/acervo';
import { PECAS } from '../repertorio';
import { gravarEncomendas } from '../som/oficina';
import { montarPrograma, type Programa } from './programa';
import { criarTransmissao } from './transmissao';

/** Songs of the live programme, one of each of the first singers. */
const FAIXAS = 10;
const ENTRE_ESTACOES_MS = 47_000;

const NO_PROGRAMA = PECAS.filter(({ encomenda }) => encomenda.formato === 'mp3')
  .filter(({ cantor }, i, todas) => todas.findIndex((peca) => peca.cantor === cantor) === i)
  .slice(0, FAIXAS);

/** Address of a station's demonstration stream; the first is the portal's default radio. */
export const enderecoAoVivo = (estacao: number): string =>
  estacao === 0 ? '/demonstracao/ao-vivo.mp3' : `/demonstracao/${estacao}.mp3`;

const arquivosDasFaixas = (dados: string): string[] =>
  NO_PROGRAMA.map((_, i) => path.join(dados, 'demonstracao', `${i}.mp3`));

/** Keeps the sounds of the programme, in its order, in PORTAL_DATA/demonstracao. */
const guardarFaixas = async (dados: string, sons: readonly Buffer[]): Promise<void> => {
  await mkdir(path.join(dados, 'demonstracao'), { recursive: true });
  for (const [i, arquivo] of arquivosDasFaixas(dados).entries()) {
    await writeFile(`${arquivo}.novo`, sons[i] ?? Buffer.alloc(0));
    await rename(`${arquivo}.novo`, arquivo);
  }
};

const faixasDe = (sons: readonly Buffer[]): Buffer[] =>
  NO_PROGRAMA.map((peca) => sons[PECAS.indexOf(peca)] ?? Buffer.alloc(0));

/** Keeps the programme's part of the songs, given in the order of PECAS. */
export const guardarPrograma = (dados: string, sons: readonly Buffer[]): Promise<void> =>
  guardarFaixas(dados, faixasDe(sons));

const lerFaixas = async (dados: string, lugar: Lugar): Promise<Buffer[]> => {
  const arquivos = arquivosDasFaixas(dados);
  if (arquivos.every((arquivo) => existsSync(arquivo)))
    return Promise.all(arquivos.map((arquivo) => readFile(arquivo)));
  const acervo = await lerAcervo(lugar);
  const gravadas = acervo
    ? faixasDe(acervo.sons)
    : await gravarEncomendas(NO_PROGRAMA.map(({ encomenda }) => encomenda));
  await guardarFaixas(dados, gravadas);
  return gravadas;
};

/** The programme every demonstration station plays; recorded again when PORTAL_DATA has lost it. */
const prepararPrograma = async (dados: string, lugar: Lugar): Promise<Programa> => {
  const sons = await lerFaixas(dados, lugar);
  return montarPrograma(
    NO_PROGRAMA.map(({ nome, cantor }, i) => ({
      titulo: `${cantor.nome} - ${capitalizar(nome)}`,
      mp3: sons[i] ?? Buffer.alloc(0),
    })),
  );
};

const estacaoDe = (caminho: string): number | null => {
  const achado = RADIOS.findIndex((_, i) => enderecoAoVivo(i) === caminho);
  return achado < 0 ? null : achado;
};

export interface Emissora {
  /** Answers a listener for as long as it listens; false, and nothing answered, where the path is no station's. */
  atender(caminho: string, pedido: IncomingMessage, resposta: ServerResponse): boolean;
  /** Ends every live answer: without it a portal that stops would wait for them for ever. */
  encerrar(): void;
}

/** The demonstration stations, on the air. */
export const criarEmissora = async (dados: string, lugar: Lugar): Promise<Emissora> => {
  const transmissao = criarTransmissao(await prepararPrograma(dados, lugar), Date.now);
  return {
    atender(caminho, pedido, resposta) {
      const estacao = estacaoDe(caminho);
      if (estacao === null) return false;
      transmissao.atender(pedido, resposta, {
        nome: RADIOS[estacao]?.nome ?? '',
        deslocamentoMs: estacao * ENTRE_ESTACOES_MS,
      });
      return true;
    },
    encerrar: () => transmissao.encerrar(),
  };
};
