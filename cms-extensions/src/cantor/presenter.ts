import type { Cantor, CantorNome } from '@portal/contracts/cantor/cantor';
import type { VigenciaRow } from '../anuncio/rules';
import type { FileRow } from '../database/rows';
import { type MusicaRow, presentMusica } from '../musica/presenter';

export interface CantorRow {
  id: number;
  documentId: string;
  nome: string;
  slogan: string | null;
  segmento: string | null;
  sobre: string | null;
  foto?: FileRow | null;
  anuncio?: VigenciaRow | null;
}

/** A singer as everybody reads it (contract 3), with the songs the public may hear and their plays by song id. */
export const presentCantor = (
  row: CantorRow,
  musicas: readonly MusicaRow[],
  acessos: ReadonlyMap<string, number>,
): Cantor => {
  const id = row.documentId;
  const url_foto = row.foto?.url ?? null;
  return {
    id,
    nome: row.nome,
    slogan: row.slogan ?? '',
    segmento: row.segmento ?? '',
    sobre: row.sobre ?? '',
    url_foto,
    total_acessos: musicas.reduce((sum, { documentId }) => sum + (acessos.get(documentId) ?? 0), 0),
    musicas: musicas.map((musica) => presentMusica(musica, { id, nome: row.nome, url_foto })),
  };
};

export const presentCantorNome = ({ id, nome }: Cantor): CantorNome => ({ id, nome });
