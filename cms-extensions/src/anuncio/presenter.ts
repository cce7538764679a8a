import type { AnuncioPublico } from '@portal/contracts/anuncio/anuncio-publico';
import type { FileRow } from '../database/rows';
import type { VigenciaRow } from '../database/vigencia';
import { safeLink } from '../texto/safe-link';

export interface BannerRow {
  id: number;
  titulo: string;
  resumo: string | null;
  url: string | null;
  imagem?: FileRow | null;
  anuncio?: (VigenciaRow & { id: number; usuario?: { username: string } | null }) | null;
}

/** A running banner ad as everybody reads it (contrato 3): of its advertiser, only the name. */
export const presentAnuncioPublico = (id: number, row: BannerRow): AnuncioPublico => ({
  id,
  banner: {
    url: safeLink(row.url),
    path_imagem: row.imagem?.url ?? null,
    titulo: row.titulo,
    resumo: row.resumo ?? '',
  },
  usuario: { usuario: row.anuncio?.usuario?.username ?? '' },
});
