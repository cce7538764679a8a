import path from 'node:path';
import { MIME_DE_AUDIO } from '@portal/contracts/arquivo/audio';
import { variante } from '@portal/contracts/arquivo/imagem';
import { PASTAS, RAIZ_STORAGE, type Pasta } from '@portal/contracts/arquivo/pastas';
import type { Armazenamento } from '../armazenamento/armazenamento';
import type { AudioJulgado } from './audio';
import { medidaDe, type Medida } from './duracao';
import type { Acabamento, ImagemProcessada } from './imagem';
import { nomeAleatorio } from './nome';
import { oficina } from './oficina';

/** What Strapi remembers of a stored file; sizes in kB and bytes, `url` site-absolute (contrato 3). */
export interface ArquivoGuardado {
  url: string;
  hash: string;
  ext: string;
  mime: string;
  size: number;
  sizeInBytes: number;
  width: number | null;
  height: number | null;
  formats: Record<string, unknown> | null;
  /** What Strapi keeps of a provider's own: a sound's length (`./duracao.ts`). */
  provider_metadata?: Medida;
}

/** Reads the bytes to store, once it is their turn. */
export type Leitor = () => Promise<Buffer>;

const emKb = (bytes: number): number => Math.round(bytes / 10) / 100;

/** Stores an image that is processed, with its variants, in a folder of /storage. Throws StorageAway. */
export const guardarProcessada = async (
  armazenamento: Armazenamento,
  pasta: Pasta,
  { nome, largura, altura, arquivos }: ImagemProcessada,
): Promise<ArquivoGuardado> => {
  await armazenamento.gravar(pasta, arquivos);
  const bytes = arquivos.get(nome)?.length ?? 0;
  const url = `${RAIZ_STORAGE}${pasta}/${nome}`;
  const comum = { ext: '.webp', mime: 'image/webp' };
  const miniatura = arquivos.get(variante(nome, 256));
  return {
    ...comum,
    url,
    hash: path.parse(nome).name,
    width: largura,
    height: altura,
    size: emKb(bytes),
    sizeInBytes: bytes,
    // The panel shows the narrowest variant instead of a thumbnail of its own.
    formats: miniatura
      ? { thumbnail: { ...comum, url: variante(url, 256), size: emKb(miniatura.length) } }
      : null,
  };
};

/** Re-encodes and stores an image with its variants in a folder of /storage. Throws RecusaDeArquivo, and 503 when too many are being looked at. */
export const guardarImagem = async (
  armazenamento: Armazenamento,
  pasta: Pasta,
  ler: Leitor,
  acabamento?: Acabamento,
): Promise<ArquivoGuardado> =>
  guardarProcessada(armazenamento, pasta, await oficina.imagem(ler, acabamento));

/**
 * Stores a sound that was judged in /storage/musicas, its bytes as they came. `publico`: everybody may read it for ever.
 * Throws StorageAway.
 */
export const guardarSom = async (
  armazenamento: Armazenamento,
  { extensao, duracaoSegundos }: AudioJulgado,
  conteudo: Buffer,
  publico = false,
): Promise<ArquivoGuardado> => {
  const nome = nomeAleatorio(publico) + extensao;
  await armazenamento.gravar(PASTAS.musicas, new Map([[nome, conteudo]]));
  return {
    url: `${RAIZ_STORAGE}${PASTAS.musicas}/${nome}`,
    hash: path.parse(nome).name,
    ext: extensao,
    mime: MIME_DE_AUDIO[extensao],
    width: null,
    height: null,
    size: emKb(conteudo.length),
    sizeInBytes: conteudo.length,
    formats: null,
    provider_metadata: medidaDe(duracaoSegundos),
  };
};

/** Checks and stores a sound in /storage/musicas. Throws RecusaDeArquivo, and 503 when too many are being looked at. */
export const guardarAudio = async (
  armazenamento: Armazenamento,
  ler: Leitor,
  publico = false,
): Promise<ArquivoGuardado> => {
  const julgado = await oficina.som(ler);
  return guardarSom(armazenamento, julgado, await ler(), publico);
};
