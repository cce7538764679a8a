import { codificar } from '../som/codificar';
import { criarMesa, somarNota } from '../som/mesa';
import { TIMBRES } from '../som/timbres';
import { criarSorteio } from '../sorteio';

/** A short real MP3 with one note, for tests. */
export const mp3DeTeste = (segundos: number, altura: number): Promise<Buffer> => {
  const mesa = criarMesa(segundos);
  somarNota(mesa, TIMBRES.flauta(altura, segundos, criarSorteio(1)), 0, 0.5, 0);
  return codificar(mesa, 'mp3');
};
