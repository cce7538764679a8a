import { rm } from 'node:fs/promises';
import path from 'node:path';
import { LARGURAS, variante } from '@portal/contracts/arquivo/imagem';
import { PASTAS, RAIZ_STORAGE } from '@portal/contracts/arquivo/pastas';
import { marcaDe } from './nome';

/** The file behind an address under /storage, or null for an address this portal never gave. */
export const arquivoDe = (uploads: string, url: string): string | null => {
  if (!url.startsWith(RAIZ_STORAGE)) return null;
  const relativo = url.slice(RAIZ_STORAGE.length);
  const barra = relativo.lastIndexOf('/');
  const pasta = Object.values(PASTAS).find((conhecida) => conhecida === relativo.slice(0, barra));
  const nome = relativo.slice(barra + 1);
  return pasta && marcaDe(nome) !== null ? path.join(uploads, pasta, nome) : null;
};

/** Deletes a stored file and its variants. Idempotent: a file that is gone already, or was never ours, is no error. */
export const apagarGuardado = async (uploads: string, url: string): Promise<void> => {
  const arquivo = arquivoDe(uploads, url);
  if (!arquivo) return;
  const variantes = arquivo.endsWith('.webp') ? LARGURAS.map((w) => variante(arquivo, w)) : [];
  await Promise.all([arquivo, ...variantes].map((nome) => rm(nome, { force: true })));
};
