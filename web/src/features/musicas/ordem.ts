import type { Cantor } from '@portal/contracts/cantor/cantor';
import type { Musica } from '@portal/contracts/musica/musica';
import { dobrar } from '@portal/contracts/texto/dobrar';

/** A song with what its row also shows of the singer. */
export interface MusicaDoCantor {
  musica: Musica;
  segmento: string;
}

export const musicasDoCantor = (cantor: Cantor): MusicaDoCantor[] =>
  cantor.musicas.map((musica) => ({ musica, segmento: cantor.segmento }));

/** Every song: those of the most played singers first, as the server ranked them (contract 3). */
export const todasAsMusicas = (cantores: readonly Cantor[]): MusicaDoCantor[] =>
  cantores.flatMap(musicasDoCantor);

/** Songs whose name or singer holds the typed text, without case or accents. */
export const buscarMusicas = (
  musicas: readonly MusicaDoCantor[],
  busca: string,
): MusicaDoCantor[] => {
  const procurado = dobrar(busca);
  return musicas.filter(({ musica }) =>
    [musica.nome, musica.cantor.nome].some((nome) => dobrar(nome).includes(procurado)),
  );
};
