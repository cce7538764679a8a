import { createAudioOutput, type AudioOutput } from './audio-output';
import type { Fonte, FonteMusica, Pedido } from './fonte';
import { joinOtherTabs } from './other-tabs';
import { MAQUINA_INICIAL, type Effect, type PlayerEvent } from './player-machine';
import { isAtivo, type PlayerState, type Progresso } from './player-state';
import { guardarVolume, lerVolume, type Volume } from './remembered-volume';
import { transition } from './transition';

/** Polling interval of the audio element while it should sound, in ms. */
const BATIDA_MS = 250;
const PROGRESSO_ZERO: Progresso = { posicao: 0, duracao: null };

/** The one owner of sound, living outside React; components read it through the hooks beside this file. */
export interface PlayerDriver {
  subscribe: (listener: () => void) => () => void;
  getState: () => PlayerState;
  getProgresso: () => Progresso;
  getVolume: () => Volume;
  /** `lista`: the songs it stands among, which play on after it. */
  tocar: (fonte: Fonte, lista?: readonly FonteMusica[]) => void;
  /** Pauses what is this source's, whatever address it sounds from; plays it otherwise. */
  alternar: (fonte: Fonte, lista?: readonly FonteMusica[]) => void;
  /** What was asked for last; null before anything was. */
  getPedido: () => Pedido | null;
  /** What the page is about: the bar's button plays it while nothing sounds. */
  ofertar: (oferta: Pedido | null) => void;
  getOferta: () => Pedido | null;
  /** Puts a song of an earlier visit into the player, paused at its place. */
  restaurar: (fonte: FonteMusica, posicao: number) => void;
  /** Asked at a song's end for the one that takes over. */
  aoTerminar: (escolher: () => FonteMusica | null) => void;
  /** Part of the volume that sounds, from 0 to 1, remembered by nobody. */
  atenuar: (parte: number) => void;
  pausar: () => void;
  parar: () => void;
  /** Moves within a song, in seconds. */
  buscar: (posicao: number) => void;
  setVolume: (volume: Volume) => void;
  /**
   * Sound really started after a person's start (once per start, not on reconnections). Returns the unsubscribe
   * function.
   */
  onTocou: (listener: (fonte: Fonte) => void) => () => void;
}

/** Builds the player around an audio element. Lives as long as the page: nothing to close. */
export const createPlayerDriver = (audio: HTMLAudioElement): PlayerDriver => {
  let machine = MAQUINA_INICIAL;
  let progresso = PROGRESSO_ZERO;
  let volume = lerVolume();
  let pedido: Pedido | null = null;
  let oferta: Pedido | null = null;
  let parteDoVolume = 1;
  let escolherSeguinte = (): FonteMusica | null => null;
  let batida: ReturnType<typeof setInterval> | undefined;
  const listeners = new Set<() => void>();
  const ouvintesDeTocou = new Set<(fonte: Fonte) => void>();

  const run = (effect: Effect): void => {
    switch (effect.tipo) {
      case 'carregar':
        output.load(effect.fonte, effect.posicao);
        break;
      case 'retomar':
        output.resume(effect.fonte, effect.posicao);
        break;
      case 'pausar':
        output.pause();
        break;
      case 'largar':
        output.drop();
        break;
      case 'buscar':
        output.seek(effect.posicao);
        break;
      case 'silenciarOutras':
        abas.silenciar();
        break;
      case 'tocou':
        ouvintesDeTocou.forEach((listener) => listener(effect.fonte));
    }
  };

  const avisar = (): void => listeners.forEach((listener) => listener());
  const aplicarVolume = (): void => output.setVolume(volume.nivel * parteDoVolume, volume.mudo);

  const readProgresso = (): Progresso => {
    if (machine.state.fonte?.tipo !== 'musica') return PROGRESSO_ZERO;
    const { duracao } = output.look();
    const { posicao } = machine;
    return posicao === progresso.posicao && duracao === progresso.duracao
      ? progresso
      : { posicao, duracao: duracao ?? (posicao > 0 ? progresso.duracao : null) };
  };

  const keepBeating = (): void => {
    if (!isAtivo(machine.state)) {
      clearInterval(batida);
      batida = undefined;
    } else batida ??= setInterval(look, BATIDA_MS);
  };

  const dispatch = (event: PlayerEvent): void => {
    const antes = { state: machine.state, progresso };
    const [next, effects] = transition(machine, event, {
      agora: Date.now(),
      online: navigator.onLine,
      paginaSegura: location.protocol === 'https:',
      sorteio: Math.random(),
    });
    machine = next;
    effects.forEach(run);
    progresso = readProgresso();
    keepBeating();
    if (antes.state === machine.state && antes.progresso === progresso) return;
    avisar();
  };

  const look = (): void => dispatch({ tipo: 'tique', ...output.look() });

  const output: AudioOutput = createAudioOutput(audio, {
    falhou: () => dispatch({ tipo: 'falhou' }),
    terminou: () => dispatch({ tipo: 'terminou', seguinte: escolherSeguinte() }),
    bloqueado: () => dispatch({ tipo: 'bloqueado' }),
    pausadoPorFora: () => dispatch({ tipo: 'pausar' }),
    mexeu: look,
  });
  aplicarVolume();
  const abas = joinOtherTabs(() => dispatch({ tipo: 'pausar' }));
  window.addEventListener('online', () => dispatch({ tipo: 'online' }));
  window.addEventListener('offline', () => dispatch({ tipo: 'offline' }));
  // Timers of a hidden or sleeping page stop: looks at once when it wakes.
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pageshow', look);

  const tocar: PlayerDriver['tocar'] = (fonte, lista) => {
    pedido = { fonte, lista };
    dispatch({ tipo: 'tocar', fonte });
    // Another list may stand around what sounds already.
    avisar();
  };
  const pausar = (): void => dispatch({ tipo: 'pausar' });
  const driver: PlayerDriver = {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => machine.state,
    getProgresso: () => progresso,
    getVolume: () => volume,
    tocar,
    alternar: (fonte, lista) =>
      isAtivo(machine.state) && machine.state.fonte?.id === fonte.id
        ? pausar()
        : tocar(fonte, lista),
    getPedido: () => pedido,
    ofertar: (nova) => {
      oferta = nova;
      avisar();
    },
    getOferta: () => oferta,
    restaurar: (fonte, posicao) => dispatch({ tipo: 'restaurar', fonte, posicao }),
    aoTerminar: (escolher) => {
      escolherSeguinte = escolher;
    },
    atenuar: (parte) => {
      parteDoVolume = parte;
      aplicarVolume();
    },
    pausar,
    parar: () => dispatch({ tipo: 'parar' }),
    buscar: (posicao) => dispatch({ tipo: 'buscar', posicao }),
    setVolume: (novo) => {
      volume = novo;
      aplicarVolume();
      guardarVolume(novo);
      avisar();
    },
    onTocou: (listener) => {
      ouvintesDeTocou.add(listener);
      return () => ouvintesDeTocou.delete(listener);
    },
  };
  return driver;
};
