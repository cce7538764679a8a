import type { Cantor } from '@portal/contracts/cantor/cantor';
import type { Musica } from '@portal/contracts/musica/musica';
import type { Verbete } from '../texto/indice';

/** Where a singer is looked for, and in which order it counts. */
export const verbeteDoCantor = ({ nome, segmento, slogan, sobre }: Cantor): Verbete => ({
  nome,
  marcas: [segmento],
  texto: [slogan, sobre],
});

/** Where a song is looked for, and in which order it counts; `segmento`: its singer's. */
export const verbeteDaMusica = ({ nome, cantor }: Musica, segmento: string): Verbete => ({
  nome,
  marcas: [cantor.nome, segmento],
  texto: [],
});
