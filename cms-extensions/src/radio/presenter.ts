import type { Radio, RadioNome } from '@portal/contracts/radio/radio';
import type { FileRow } from '../database/rows';
import type { VigenciaRow } from '../database/vigencia';
import { safeLink } from '../texto/safe-link';

export interface RadioRow {
  id: number;
  documentId: string;
  nome_radio: string;
  slogan: string | null;
  tags: string | null;
  endereco: string | null;
  url: string | null;
  rede_social_1: string | null;
  rede_social_2: string | null;
  rede_social_3: string | null;
  rede_social_4: string | null;
  imagem?: FileRow | null;
  anuncio?: VigenciaRow | null;
}

const tagsOf = (tags: string | null): string[] =>
  (tags ?? '')
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');

/** A web radio as everybody reads it (contrato 3): never the owner's e-mail or phone. */
export const presentRadio = (row: RadioRow): Radio => ({
  id: row.documentId,
  nome_radio: row.nome_radio,
  slogan: row.slogan ?? '',
  tags: tagsOf(row.tags),
  endereco: row.endereco ?? '',
  url: safeLink(row.url),
  path_imagem: row.imagem?.url ?? null,
  rede_social_1: safeLink(row.rede_social_1),
  rede_social_2: safeLink(row.rede_social_2),
  rede_social_3: safeLink(row.rede_social_3),
  rede_social_4: row.rede_social_4?.replace(/\D/g, '') ?? '',
});

export const presentRadioNome = ({ id, nome_radio }: Radio): RadioNome => ({ id, nome_radio });
