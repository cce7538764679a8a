import type { Musica } from '@portal/contracts/musica/musica';

/** A song with what its row also shows of the singer. */
export interface MusicaDaLista extends Musica {
  segmento: string;
  /** How often it was played, where that is known. */
  total_acessos?: number;
}
