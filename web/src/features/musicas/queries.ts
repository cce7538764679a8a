import { CAMINHOS_DO_VISITANTE } from '@portal/contracts/http/caminhos-do-visitante';
import type { MusicaTocada } from '@portal/contracts/musica/musica';
import { queryOptions } from '@tanstack/react-query';
import { lerJson } from '../../lib/ler-json';

/** Songs on the first page. */
const NA_HOME = 6;

export const maisTocadasQuery = queryOptions({
  queryKey: ['musicas', 'mais tocadas'],
  queryFn: ({ signal }) =>
    lerJson<MusicaTocada[]>(`${CAMINHOS_DO_VISITANTE.musicas}?pagina=1&limite=${NA_HOME}`, signal),
});

/** Every song, most played first. */
export const musicasQuery = queryOptions({
  queryKey: ['musicas', 'todas'],
  queryFn: ({ signal }) => lerJson<MusicaTocada[]>(CAMINHOS_DO_VISITANTE.musicas, signal),
});
