import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { failure } from '@portal/cms-extensions/http/failure';
import { capitalizar } from '@portal/contracts/texto/dobrar';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { RADIOS } from '../dados/radios';
import { PECAS } from '../repertorio';
import { gravarEncomendas } from '../som/oficina';
import { montarPrograma, type Programa } from './programa';
import { criarTransmissao, type Transmissao } from './transmissao';

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

/** Keeps the programme's part of songs that were just recorded, given in the order of PECAS. */
export const guardarPrograma = (dados: string, sons: readonly Buffer[]): Promise<void> =>
  guardarFaixas(
    dados,
    NO_PROGRAMA.map((peca) => sons[PECAS.indexOf(peca)] ?? Buffer.alloc(0)),
  );

const lerFaixas = async (dados: string): Promise<Buffer[]> => {
  const arquivos = arquivosDasFaixas(dados);
  if (arquivos.every((arquivo) => existsSync(arquivo)))
    return Promise.all(arquivos.map((arquivo) => readFile(arquivo)));
  const gravadas = await gravarEncomendas(NO_PROGRAMA.map(({ encomenda }) => encomenda));
  await guardarFaixas(dados, gravadas);
  return gravadas;
};

/** The programme every demonstration station plays; recorded again when PORTAL_DATA has lost it. */
export const prepararPrograma = async (dados: string): Promise<Programa> => {
  const sons = await lerFaixas(dados);
  return montarPrograma(
    NO_PROGRAMA.map(({ nome, cantor }, i) => ({
      titulo: `${cantor.nome} - ${capitalizar(nome)}`,
      mp3: sons[i] ?? Buffer.alloc(0),
    })),
  );
};

const noAr = new WeakMap<Core.Strapi, Transmissao>();

/** Puts the demonstration stations on the air. */
export const ligarEmissora = (strapi: Core.Strapi, programa: Programa): void => {
  noAr.set(strapi, criarTransmissao(programa, Date.now));
};

const estacaoDe = (caminho: string): number | null => {
  const achado = RADIOS.findIndex((_, i) => enderecoAoVivo(i) === caminho);
  return achado < 0 ? null : achado;
};

/** Adds GET /demonstracao/*: 404 while no station is on the air. */
export const registrarEmissora = (strapi: Core.Strapi): void => {
  const handler = (ctx: Context): void => {
    const estacao = estacaoDe(ctx.path);
    const transmissao = noAr.get(strapi);
    if (estacao === null || !transmissao) {
      const { status, body } = failure(404);
      ctx.status = status;
      ctx.body = body;
      return;
    }
    ctx.respond = false;
    ctx.status = 200;
    transmissao.atender(ctx.req, ctx.res, {
      nome: RADIOS[estacao]?.nome ?? '',
      deslocamentoMs: estacao * ENTRE_ESTACOES_MS,
    });
  };
  strapi.server.routes([
    { method: 'GET', path: '/demonstracao/:estacao', handler, config: { auth: false } },
  ]);
};
