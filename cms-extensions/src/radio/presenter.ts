import { CAMPOS } from '@portal/contracts/anuncio/campos';
import { deTodos } from '@portal/contracts/anuncio/tabela';
import type { VigenciaRow } from '@portal/contracts/anuncio/vigencia';
import type { Radio, RadioNome } from '@portal/contracts/radio/radio';
import type { FileRow } from '../database/rows';
import { lerSlug } from '../slug/service';
import { lerColunas, type Guardadas } from '../texto/colunas';

/** The fields of a web radio that everybody reads. */
export const CAMPOS_PUBLICOS = deTodos(CAMPOS.radio);

export interface RadioRow extends Guardadas<typeof CAMPOS_PUBLICOS> {
  id: number;
  documentId: string;
  slug: string | null;
  nome_radio: string;
  imagem?: FileRow | null;
  anuncio?: VigenciaRow | null;
}

/** A web radio as everybody reads it (contrato 3): never the owner's e-mail or phone. */
export const presentRadio = (row: RadioRow): Radio => ({
  id: row.documentId,
  slug: lerSlug(row),
  ...lerColunas(CAMPOS_PUBLICOS, row),
  path_imagem: row.imagem?.url ?? null,
});

/** What a choice of radios shows of one. */
export const presentRadioNome = ({ id, nome_radio }: Radio): RadioNome => ({ id, nome_radio });
