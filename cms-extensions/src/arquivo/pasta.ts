import { PASTAS, type Pasta } from '@portal/contracts/arquivo/pastas';
import { dobrar } from '@portal/contracts/texto/dobrar';

/** Media-library folders and what they keep; any other name keeps images of the pages. */
export const PASTAS_DA_BIBLIOTECA = {
  Rádios: PASTAS.radios,
  Músicas: PASTAS.musicasImagens,
  Cantores: PASTAS.cantores,
  Banners: PASTAS.banner,
  Páginas: PASTAS.conteudo,
} as const satisfies Record<string, Pasta>;

const POR_NOME = new Map<string, Pasta>(
  Object.entries(PASTAS_DA_BIBLIOTECA).map(([nome, pasta]) => [dobrar(nome), pasta]),
);

/** Proofs of payment are private and never come through the media library. */
const PUBLICAS = new Set<string>(Object.values(PASTAS).filter((p) => p !== PASTAS.comprovantes));

/**
 * Folder of an image: the one its uploader names, else that of the nearest media-library folder that has one, else
 * `conteudo`. `biblioteca`: names of that folder and its parents, nearest first.
 */
export const pastaDaImagem = (area: string | undefined, biblioteca: readonly string[]): Pasta => {
  const pedida = Object.values(PASTAS).find((pasta) => pasta === area && PUBLICAS.has(pasta));
  if (pedida) return pedida === PASTAS.musicas ? PASTAS.musicasImagens : pedida;
  for (const nome of biblioteca) {
    const pasta = POR_NOME.get(dobrar(nome));
    if (pasta) return pasta;
  }
  return PASTAS.conteudo;
};
