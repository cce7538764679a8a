import type { VigenciaRow } from '@portal/contracts/anuncio/vigencia';
import type { Musica } from '@portal/contracts/musica/musica';
import { duracaoDe, type FileRow, type SomRow } from '../database/rows';
import { lerSlug } from '../slug/service';

export interface MusicaRow {
  id: number;
  documentId: string;
  slug: string | null;
  nome: string;
  createdAt: string | Date;
  audio?: SomRow | null;
  foto?: FileRow | null;
  cantor?: { documentId: string } | null;
  anuncio?: VigenciaRow | null;
}

export interface CantorDaMusica {
  id: string;
  nome: string;
  url_foto: string | null;
}

/** A song as everybody reads it (contrato 3). `created_at` in ISO 8601 UTC. */
export const presentMusica = (row: MusicaRow, cantor: CantorDaMusica): Musica => ({
  id: row.documentId,
  slug: lerSlug(row),
  nome: row.nome,
  url: row.audio?.url ?? null,
  url_foto: row.foto?.url ?? null,
  id_cantor: cantor.id,
  cantor: { nome: cantor.nome, url_foto: cantor.url_foto },
  created_at: new Date(row.createdAt).toISOString(),
  duracao: duracaoDe(row.audio),
});
