import type { VigenciaRow } from '@portal/contracts/anuncio/vigencia';
import type { Cantor, CantorNome } from '@portal/contracts/cantor/cantor';
import type { Musica } from '@portal/contracts/musica/musica';
import type { FileRow } from '../database/rows';
import { lerSlug } from '../slug/service';

export interface CantorRow {
  id: number;
  documentId: string;
  slug: string | null;
  nome: string;
  slogan: string | null;
  segmento: string | null;
  sobre: string | null;
  ordem_musicas?: unknown;
  foto?: FileRow | null;
  anuncio?: VigenciaRow | null;
}

const fotoDe = ({ foto }: CantorRow): string | null => foto?.url ?? null;

/** What a song says of its singer. */
const presentCantorDaMusica = (row: CantorRow) => ({
  id: row.documentId,
  nome: row.nome,
  url_foto: fotoDe(row),
});

/** Whose songs to read, and in which order. */
export const donoDeMusicas = (row: CantorRow) => ({
  ...presentCantorDaMusica(row),
  ordem: row.ordem_musicas,
});

/** A singer as everybody reads it (contrato 3), with the songs the public may hear; their plays are added apart. */
export const presentCantor = (row: CantorRow, musicas: Musica[]): Cantor => ({
  id: row.documentId,
  slug: lerSlug(row),
  nome: row.nome,
  slogan: row.slogan ?? '',
  segmento: row.segmento ?? '',
  sobre: row.sobre ?? '',
  url_foto: fotoDe(row),
  total_acessos: 0,
  musicas,
});

/** What a choice of singers shows of one. */
export const presentCantorNome = ({ id, nome }: Cantor): CantorNome => ({ id, nome });
