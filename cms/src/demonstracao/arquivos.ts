import path from 'node:path';
import { PASTAS, type Pasta } from '@portal/contracts/arquivo/pastas';
import { capitalizar } from '@portal/contracts/texto/dobrar';
import {
  guardarAudio,
  guardarImagem,
  type ArquivoGuardado,
} from '@portal/cms-extensions/arquivo/guardar';
import { guardarPrograma } from './ao-vivo/emissora';
import { ANUNCIANTES, ANUNCIOS } from './dados/anuncios';
import { CANTORES } from './dados/cantores';
import { CARROSSEL, PARCEIROS, SOBRE } from './dados/paginas';
import { RADIOS } from './dados/radios';
import { bannerDeAnuncio, bannerDoCarrossel } from './desenho/banner';
import { capaDeMusica, capaDeRadio } from './desenho/capa';
import { COMBINACOES, type Combinacao } from './desenho/cores';
import { pintar } from './desenho/quadro';
import { retrato, retratoDeGrupo } from './desenho/retrato';
import { PECAS } from './repertorio';
import { gravarEncomendas } from './som/oficina';

export interface ArquivoDeDemonstracao extends ArquivoGuardado {
  /** What it is, as an editor finds it in the media library. */
  nome: string;
  pasta: Pasta;
}

interface Desenho {
  chave: string;
  nome: string;
  pasta: Pasta;
  svg: () => string;
}

const AO_MESMO_TEMPO = 3;

const cores = (ordem: number): Combinacao => {
  const combinacao = COMBINACOES[ordem];
  if (!combinacao) throw new RangeError(`no colours number ${ordem}`);
  return combinacao;
};

const desenhos = (): Desenho[] => [
  ...RADIOS.map(({ nome }, i) => ({
    chave: `radio ${i}`,
    nome,
    pasta: PASTAS.radios,
    svg: () => capaDeRadio(nome, i),
  })),
  ...CANTORES.map(({ nome, pessoas }, i) => ({
    chave: `cantor ${i}`,
    nome,
    pasta: PASTAS.cantores,
    svg: () => (pessoas === 1 ? retrato(nome, i) : retratoDeGrupo(nome, i, pessoas)),
  })),
  ...PECAS.map(({ nome, cantor }, i) => ({
    chave: `capa ${i}`,
    nome: capitalizar(nome),
    pasta: PASTAS.musicasImagens,
    svg: () => capaDeMusica(capitalizar(nome), cantor.nome, i),
  })),
  ...ANUNCIOS.map((anuncio, i) => ({
    chave: `anuncio ${i}`,
    nome: anuncio.titulo,
    pasta: PASTAS.banner,
    svg: () =>
      bannerDeAnuncio(
        { ...anuncio, linha: anuncio.resumo, marca: ANUNCIANTES[anuncio.anunciante]?.marca ?? '' },
        cores(anuncio.cores),
      ),
  })),
  ...CARROSSEL.map((slide, i) => ({
    chave: `slide ${i}`,
    nome: slide.titulo,
    pasta: PASTAS.conteudo,
    svg: () => bannerDoCarrossel(slide.ilustracao, cores(slide.cores)),
  })),
  ...PARCEIROS.map((parceiro, i) => ({
    chave: `parceiro ${i}`,
    nome: parceiro.titulo,
    pasta: PASTAS.conteudo,
    svg: () => bannerDeAnuncio(parceiro, cores(parceiro.cores)),
  })),
  ...SOBRE.diretoria.map(({ nome }, i) => ({
    chave: `diretor ${i}`,
    nome,
    pasta: PASTAS.conteudo,
    svg: () => retrato(nome, i + CANTORES.length + 2),
  })),
];

/** Does the work on every item, a few at a time. */
const emTurmas = async <T>(
  itens: readonly T[],
  fazer: (item: T) => Promise<void>,
): Promise<void> => {
  const fila = [...itens];
  const turma = async (): Promise<void> => {
    for (let item = fila.shift(); item !== undefined; item = fila.shift()) await fazer(item);
  };
  await Promise.all(Array.from({ length: AO_MESMO_TEMPO }, turma));
};

export type ArquivosProntos = ReadonlyMap<string, ArquivoDeDemonstracao>;

/** Draws every picture and plays every song, and stores them like anybody's uploads. By key: `radio 0`, `capa 3`, `som 3`… */
export const prepararArquivos = async (dados: string): Promise<ArquivosProntos> => {
  const uploads = path.join(dados, 'uploads');
  const prontos = new Map<string, ArquivoDeDemonstracao>();
  const pinturas = emTurmas(desenhos(), async ({ chave, nome, pasta, svg }) => {
    const pintura = await pintar(svg());
    const guardado = await guardarImagem(uploads, pasta, () => Promise.resolve(pintura));
    prontos.set(chave, { ...guardado, nome, pasta });
  });
  const gravacoes = gravarEncomendas(PECAS.map(({ encomenda }) => encomenda)).then(async (sons) => {
    await guardarPrograma(dados, sons);
    for (const [i, som] of sons.entries()) {
      const guardado = await guardarAudio(uploads, () => Promise.resolve(som));
      const nome = capitalizar(PECAS[i]?.nome ?? '');
      prontos.set(`som ${i}`, { ...guardado, nome, pasta: PASTAS.musicas });
    }
  });
  await Promise.all([pinturas, gravacoes]);
  return prontos;
};
