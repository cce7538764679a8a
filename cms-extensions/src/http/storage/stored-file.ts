import { LARGURAS } from '@portal/contracts/arquivo/imagem';
import { PASTAS, RAIZ_STORAGE, type Pasta } from '@portal/contracts/arquivo/pastas';
import type { Chave } from '../../armazenamento/armazenamento';
import { TIPO_DA_EXTENSAO } from '../../armazenamento/chaves';

/**
 * Folders everybody may read. Proofs are not among them: they are for the ad's owner and administrators (contrato 3).
 */
const PUBLICAS = new Set<string>(
  Object.values(PASTAS).filter((pasta: Pasta) => pasta !== PASTAS.comprovantes),
);

const EXTENSOES = Object.keys(TIPO_DA_EXTENSAO).join('|').replaceAll('.', '\\.');

const NOME = new RegExp(`^[A-Za-z0-9_-]{8,120}(?:\\.w(?:${LARGURAS.join('|')}))?(${EXTENSOES})$`);

export interface StoredFile {
  chave: Chave;
  name: string;
  type: string;
}

/**
 * Allow list: the file a path under /storage names, or null. Only known folders and names of the portal's own form: an
 * encoded, climbing or hidden path has no such form.
 */
export const findStoredFile = (urlPath: string): StoredFile | null => {
  const inside = urlPath.slice(RAIZ_STORAGE.length);
  const slash = inside.lastIndexOf('/');
  const pasta = inside.slice(0, Math.max(slash, 0));
  const name = inside.slice(slash + 1);
  const type = TIPO_DA_EXTENSAO[NOME.exec(name)?.[1] ?? ''];
  if (!PUBLICAS.has(pasta) || type === undefined) return null;
  return { chave: `${pasta}/${name}`, name, type };
};
