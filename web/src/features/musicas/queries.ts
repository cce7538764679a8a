import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { MusicaTocada } from '@portal/contracts/musica/musica';
import { queryOptions } from '@tanstack/react-query';
import { lerJson } from '../../lib/ler-json';

/** Every song, most played first. */
export const musicasQuery = queryOptions({
  queryKey: ['musicas', 'todas'],
  queryFn: ({ signal }) => lerJson<MusicaTocada[]>(CAMINHOS.musicas, signal),
});
