import { LARGURAS, variante } from '@portal/contracts/arquivo/imagem';
import type { Armazenamento } from '../armazenamento/armazenamento';
import { isSemprePublico, partesDe } from '../armazenamento/chaves';
import { arquivoDe } from './apagar';
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
  const nomes = chave.endsWith('.webp')
    ? [partes.nome, ...LARGURAS.map((largura) => variante(partes.nome, largura))]
    : [partes.nome];
  const copias = new Map<string, Uint8Array>();
  for (const nome of nomes) {
    const bytes = await armazenamento.ler(`${partes.pasta}/${nome}`);
    if (bytes) copias.set(nome.replace(de, para), bytes);
  }
  if (copias.size === 0) return null;
  await armazenamento.gravar(partes.pasta, copias);
  return { de, para };
};
