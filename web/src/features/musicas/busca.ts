import type { Musica } from '@portal/contracts/musica/musica';
import { dobrar } from '@portal/contracts/texto/dobrar';

/** A song with what its row also shows of the singer. */
export interface MusicaDaLista extends Musica {
  segmento: string;
  /** How often it was played, where that is known. */
  total_acessos?: number;
}

/** Songs whose name or singer holds the typed text, without case or accents, in the order they came. */
export const buscarMusicas = (
  musicas: readonly MusicaDaLista[],
  busca: string,
): MusicaDaLista[] => {
  const procurado = dobrar(busca);
  return musicas.filter(({ nome, cantor }) =>
    [nome, cantor.nome].some((texto) => dobrar(texto).includes(procurado)),
  );
};
