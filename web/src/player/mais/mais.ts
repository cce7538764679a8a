import { CAMINHOS_DO_VISITANTE } from '@portal/contracts/http/caminhos-do-visitante';
import type { Radio } from '@portal/contracts/radio/radio';
import { ApiError } from '../../lib/api-error';
import { lerJson } from '../../lib/ler-json';
import type { Fonte } from '../fonte';
import { fonteDaRadio } from '../fonte-da-radio';
import type { PlayerDriver } from '../player-driver';
import { corrigirOuvida, lembrarOuvida, lerOuvidas } from '../remembered-sources';
import { joinMediaSession, type MediaSessionView } from './media-session';
import { createQueueStore, type QueueStore } from './queue-store';

export interface Mais {
  fila: QueueStore;
  midia: MediaSessionView;
}

/** What will be offered at the next visit is what the portal says of it today. */
const conferirUltima = async (ultima: Fonte | undefined): Promise<void> => {
  if (ultima?.tipo !== 'radio') return;
  try {
    const radio = await lerJson<Radio>(CAMINHOS_DO_VISITANTE.radio(ultima.id));
    corrigirOuvida(ultima, fonteDaRadio(radio));
  } catch (erro) {
    if (erro instanceof ApiError && erro.status === 404) corrigirOuvida(ultima, null);
  }
};

const ligados = new WeakMap<PlayerDriver, Mais>();

/** What the player has beyond sounding one thing, joined to its driver once: queue, system's media session, memory. */
export const ligarMais = (driver: PlayerDriver): Mais => {
  const ligado = ligados.get(driver);
  if (ligado) return ligado;
  const fila = createQueueStore(driver);
  const novo = { fila, midia: joinMediaSession(driver, fila) };
  ligados.set(driver, novo);
  void conferirUltima(lerOuvidas()[0]);
  // It may sound already: this comes after the first touch.
  const state = driver.getState();
  if (state.nome === 'tocando') lembrarOuvida(state.fonte);
  driver.onTocou(lembrarOuvida);
  return novo;
};
