import type { Cantor } from '@portal/contracts/cantor/cantor';
import type { MusicaTocada } from '@portal/contracts/musica/musica';
import type { Verbete } from '../texto/indice';

/** Where a singer is looked for, and in which order it counts. */
export const verbeteDoCantor = ({ nome, segmento, slogan, sobre }: Cantor): Verbete => ({
  nome,
  marcas: [segmento],
  texto: [slogan, sobre],
});

/** Where a song is looked for, and in which order it counts. */
export const verbeteDaMusica = ({ nome, cantor, segmento }: MusicaTocada): Verbete => ({
  nome,
  marcas: [cantor.nome, segmento],
  texto: [],
});
