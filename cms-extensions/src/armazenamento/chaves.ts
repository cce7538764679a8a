import { MIME_DE_AUDIO } from '@portal/contracts/arquivo/audio';
import { PASTAS, RAIZ_STORAGE, type Pasta } from '@portal/contracts/arquivo/pastas';
import type { Chave } from './armazenamento';

/** Where what is put aside begins. */
export const ORFAOS = 'orfaos/';

/** Prefixes of a bucket: what everybody may read, and what only the portal hands out (contrato 7). */
export const PUBLICO = 'publico/';
export const PRIVADO = 'privado/';

/** Media type of what is stored, by the end of its name: pictures are WebP, sounds as they came. */
export const TIPO_DA_EXTENSAO: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  ...MIME_DE_AUDIO,
};

const FOLDERS: readonly string[] = Object.values(PASTAS);

/** Folder and name of a key; null for what lies in no folder of the portal's. */
export const partesDe = (chave: Chave): { pasta: Pasta; nome: string } | null => {
  const barra = chave.lastIndexOf('/');
  const pasta = FOLDERS.indexOf(chave.slice(0, Math.max(barra, 0)));
  if (pasta < 0) return null;
  // An index of the same list.
  return { pasta: FOLDERS[pasta] as Pasta, nome: chave.slice(barra + 1) };
};

/** Key of the file behind an address under /storage; null for another address. */
export const chaveDaUrl = (url: string): Chave | null =>
  url.startsWith(RAIZ_STORAGE) ? url.slice(RAIZ_STORAGE.length) : null;

/** What the staff put in the library says so in its name; no other name begins so. */
const MARCA_PUBLICA = /^p[0-9a-f]{32}[-.]/;

/**
 * Whether everybody may read the file for ever, wherever it is shown. What came with an ad is for everybody only while the
 * ad runs, and a proof never.
 */
export const isSemprePublico = (chave: Chave): boolean => {
  const partes = partesDe(chave);
  return partes !== null && partes.pasta !== PASTAS.comprovantes && MARCA_PUBLICA.test(partes.nome);
};

/** Name of a file's object in a bucket. */
export const objetoDe = (chave: Chave): string =>
  (isSemprePublico(chave) ? PUBLICO : PRIVADO) + chave;
