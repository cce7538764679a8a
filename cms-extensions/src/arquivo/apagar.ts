import { LARGURAS, variante } from '@portal/contracts/arquivo/imagem';
import type { Armazenamento, Chave } from '../armazenamento/armazenamento';
import { chaveDaUrl, partesDe } from '../armazenamento/chaves';
import { marcaDe } from './nome';

/** The file behind an address under /storage, or null for an address this portal never gave. */
export const arquivoDe = (url: string): Chave | null => {
  const chave = chaveDaUrl(url);
  const partes = chave === null ? null : partesDe(chave);
  return partes && marcaDe(partes.nome) !== null ? chave : null;
};

/** A stored file with the variants it may have. */
export const comVariantes = (arquivo: Chave): Chave[] =>
  arquivo.endsWith('.webp')
    ? [arquivo, ...LARGURAS.map((largura) => variante(arquivo, largura))]
    : [arquivo];

/** Deletes a stored file and its variants. Idempotent: a file that is gone already, or was never ours, is no error. */
export const apagarGuardado = async (armazenamento: Armazenamento, url: string): Promise<void> => {
  const arquivo = arquivoDe(url);
  if (arquivo) await armazenamento.apagar(comVariantes(arquivo));
};
