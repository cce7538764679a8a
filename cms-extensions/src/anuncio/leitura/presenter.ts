import type { AnuncioPublico } from '@portal/contracts/anuncio/anuncio-publico';
import { CAMPOS } from '@portal/contracts/anuncio/campos';
import { deTodos } from '@portal/contracts/anuncio/tabela';
import type { FileRow } from '../../database/rows';
import type { VigenciaRow } from '../../database/vigencia';
import { lerColunas, type Guardadas } from '../../texto/colunas';

const PUBLICOS = deTodos(CAMPOS.banner);

export interface BannerRow extends Guardadas<typeof PUBLICOS> {
  id: number;
  imagem?: FileRow | null;
  anuncio?: (VigenciaRow & { id: number; usuario?: { username: string } | null }) | null;
}

/** A running banner ad as everybody reads it (contrato 3): of its advertiser, only the name. */
export const presentAnuncioPublico = (id: number, row: BannerRow): AnuncioPublico => ({
  id,
  banner: {
    ...lerColunas(PUBLICOS, row),
    path_imagem: row.imagem?.url ?? null,
  },
  usuario: { usuario: row.anuncio?.usuario?.username ?? '' },
});
