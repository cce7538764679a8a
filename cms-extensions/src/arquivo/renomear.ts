import type { Armazenamento } from '../armazenamento/armazenamento';
import { isSemprePublico, partesDe } from '../armazenamento/chaves';
import { arquivoDe, comVariantes } from './apagar';
import { marcaDe, nomeAleatorio } from './nome';

/** The random part of a file's name, and the one that takes its place. */
export interface Renomeado {
  de: string;
  para: string;
}

/**
 * Stores a file and its variants once more under a name nobody knows yet; the old ones stay. Null: there is nothing to
 * hide, for the file is gone, was never ours, or is for everybody for ever. Throws StorageAway.
 */
export const guardarComOutroNome = async (
  armazenamento: Armazenamento,
  url: string,
): Promise<Renomeado | null> => {
  const chave = arquivoDe(url);
  const partes = chave === null ? null : partesDe(chave);
  const de = partes && marcaDe(partes.nome);
  if (chave === null || !partes || !de || isSemprePublico(chave)) return null;
  const para = nomeAleatorio();
  const copias = new Map<string, Uint8Array>();
  for (const uma of comVariantes(chave)) {
    const bytes = await armazenamento.ler(uma);
    if (bytes) copias.set(uma.slice(partes.pasta.length + 1).replace(de, para), bytes);
  }
  if (copias.size === 0) return null;
  await armazenamento.gravar(partes.pasta, copias);
  return { de, para };
};
