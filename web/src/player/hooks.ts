import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Fonte, Pedido } from './fonte';
import { usePlayerDriver } from './player-context';
import type { PlayerDriver } from './player-driver';
import { isAtivo, type PlayerState, type Progresso } from './player-state';
import type { Volume } from './remembered-volume';

type Comandos = Pick<PlayerDriver, 'tocar' | 'alternar' | 'pausar' | 'parar' | 'buscar'>;

interface Player extends Comandos {
  state: PlayerState;
  fonte: Fonte | null;
}

/** The player's state and its commands; the position of a song has its own hook, `useProgresso`. */
export const usePlayer = (): Player => {
  const driver = usePlayerDriver();
  const state = useSyncExternalStore(driver.subscribe, driver.getState, driver.getState);
  const { tocar, alternar, pausar, parar, buscar } = driver;
  return { state, fonte: state.fonte, tocar, alternar, pausar, parar, buscar };
};

type EstadoDoBotao = 'parado' | 'conectando' | 'tocando';

/** What the icon and the equaliser of one radio or song show while the player is in `state`. */
export const estadoDoBotao = (
  state: PlayerState,
  tipo: Fonte['tipo'],
  id: string,
): EstadoDoBotao => {
  if (state.fonte?.tipo !== tipo || state.fonte.id !== id || !isAtivo(state)) return 'parado';
  return state.nome === 'tocando' ? 'tocando' : 'conectando';
};

/** Renders again only when this radio's or song's own situation changes. */
export const useEstadoDoBotao = (tipo: Fonte['tipo'], id: string): EstadoDoBotao => {
  const driver = usePlayerDriver();
  const ler = () => estadoDoBotao(driver.getState(), tipo, id);
  return useSyncExternalStore(driver.subscribe, ler, ler);
};

/** Position and length of the song in the player, in seconds; changes about four times a second. */
export const useProgresso = (): Progresso => {
  const driver = usePlayerDriver();
  return useSyncExternalStore(driver.subscribe, driver.getProgresso);
};

export const useVolume = (): [Volume, PlayerDriver['setVolume']] => {
  const driver = usePlayerDriver();
  return [
    useSyncExternalStore(driver.subscribe, driver.getVolume, driver.getVolume),
    driver.setVolume,
  ];
};

/** What the page is about, for the bar. */
export const useOfertaDaPagina = (): Pedido | null => {
  const driver = usePlayerDriver();
  return useSyncExternalStore(driver.subscribe, driver.getOferta, driver.getOferta);
};

interface RadioPadrao {
  /** A tap is waiting for the default radio to be known. */
  esperando: boolean;
  esperar: () => void;
}

/** Plays the default radio as soon as it is known, when a person asked before it was. */
export const useRadioPadrao = (radioPadrao: Fonte | null | undefined): RadioPadrao => {
  const { fonte, tocar } = usePlayer();
  const [pedido, setPedido] = useState(false);
  // There is none to wait for: a radio set later must not sound by itself.
  if (pedido && radioPadrao === null) setPedido(false);
  const esperando = pedido && fonte === null;
  useEffect(() => {
    if (esperando && radioPadrao) tocar(radioPadrao);
  }, [esperando, radioPadrao, tocar]);
  return { esperando, esperar: () => setPedido(true) };
};
