import { criarSorteio } from '../sorteio';
import { codificar, type Formato } from './codificar';
import { compor, type Receita } from './composicao';
import { criarMesa, somarNota, type Mesa } from './mesa';
import { finalizar, reverberar } from './reverberacao';
import { TIMBRES } from './timbres';

/** Plays a recipe: composes it, renders each note once, however often it comes back, and puts the band in a room. */
export const tocarReceita = (receita: Receita): Mesa => {
  const { notas, segundos, sala } = compor(receita);
  const sorteio = criarSorteio(receita.semente ^ 0x5f3759df);
  const mesa = criarMesa(segundos);
  const prontas = new Map<string, Float32Array>();
  for (const { timbre, altura, inicio, duracao, forca, lado } of notas) {
    const chave = `${timbre} ${altura} ${duracao}`;
    const som = prontas.get(chave) ?? TIMBRES[timbre](altura, duracao, sorteio);
    prontas.set(chave, som);
    somarNota(mesa, som, inicio, forca, lado);
  }
  return finalizar(reverberar(mesa, sala));
};

/** A song as a file. The same recipe always gives the same bytes. */
export const gravarReceita = (receita: Receita, formato: Formato): Promise<Buffer> =>
  codificar(tocarReceita(receita), formato);
