import type { Fonte } from '../fonte';
import type { PlayerDriver } from '../player-driver';
import { corrigirOuvida, lembrarOuvida, lerOuvidas } from '../remembered-sources';
import { lerAtual } from './ler-atual';
import { joinMediaSession, type MediaSessionView } from './media-session';
import { createQueueStore, type QueueStore } from './queue-store';
import { acompanharOSistema } from './system-start';

export interface Mais {
  fila: QueueStore;
  midia: MediaSessionView;
}

/** What will be offered at the next visit is what the portal says of it today. */
const conferirUltima = async (ultima: Fonte | undefined): Promise<void> => {
  if (ultima?.tipo === 'radio') corrigirOuvida(ultima, await lerAtual(ultima));
};

const ligados = new WeakMap<PlayerDriver, Mais>();

/** What the player has beyond sounding one thing, joined to its driver once: queue, system's media session, memory. */
export const ligarMais = (driver: PlayerDriver): Mais => {
  const ligado = ligados.get(driver);
  if (ligado) return ligado;
  const fila = createQueueStore(driver);
  const novo = { fila, midia: joinMediaSession(driver, fila) };
  ligados.set(driver, novo);
  // Unanswered, it is offered as it was.
  conferirUltima(lerOuvidas()[0]).catch(() => undefined);
  // It may sound already: this comes after the first touch.
  const state = driver.getState();
  if (state.nome === 'tocando') lembrarOuvida(state.fonte);
  driver.onTocou(lembrarOuvida);
  const audio = document.querySelector<HTMLAudioElement>('body > audio');
  if (audio) acompanharOSistema(driver, audio);
  return novo;
};
