import type { Fonte, FonteMusica } from './fonte';
import type { PlayerState } from './player-state';

/** Time-out of a connection's first sound, in ms; slow servers exist. */
export const CONEXAO_MAXIMA_MS = 20_000;
/** Sound that lasted this long makes up for earlier failures, in ms. */
export const ESTAVEL_MS = 10_000;

/** The player's whole memory. Instants are wall-clock ms: a sleeping phone stops timers, not the clock. */
export interface Machine {
  state: PlayerState;
  /** Failures in a row; sound of `ESTAVEL_MS` clears them. */
  falhas: number;
  /** Last position at which sound was seen moving, in seconds. */
  posicao: number;
  /** When sound last moved, or the connection began. */
  progressoEm: number;
  /** When the present start began; its tries share one time. */
  inicioEm: number;
  /** Since when it sounds without a failure; null while it does not. */
  somDesde: number | null;
  /** When the next try is due while waiting between tries; null while a try is under way. */
  tentarEm: number | null;
  /** A person's start that has not sounded yet. */
  inicioPendente: boolean;
}

export type PlayerEvent =
  | { tipo: 'tocar'; fonte: Fonte }
  | { tipo: 'pausar' }
  | { tipo: 'parar' }
  | { tipo: 'buscar'; posicao: number }
  /** A look at the audio element; `soando` when it is not paused, not seeking and has data ahead. */
  | { tipo: 'tique'; posicao: number; soando: boolean }
  | { tipo: 'falhou' }
  /** `seguinte`: the song that takes over when a song ends. */
  | { tipo: 'terminou'; seguinte?: FonteMusica | null }
  /** A song of an earlier visit, at its place, waiting to go on; only while nothing was chosen. */
  | { tipo: 'restaurar'; fonte: FonteMusica; posicao: number }
  | { tipo: 'bloqueado' }
  | { tipo: 'online' }
  | { tipo: 'offline' };

export type Effect =
  | { tipo: 'carregar'; fonte: Fonte; posicao: number }
  | { tipo: 'retomar'; fonte: Fonte; posicao: number }
  | { tipo: 'pausar' }
  | { tipo: 'largar' }
  | { tipo: 'buscar'; posicao: number }
  /** Other tabs fall silent. */
  | { tipo: 'silenciarOutras' }
  | { tipo: 'tocou'; fonte: Fonte };

/** What a transition may know of the world. `sorteio` is in [0, 1). */
export interface Env {
  agora: number;
  online: boolean;
  paginaSegura: boolean;
  sorteio: number;
}

export type Step = [Machine, Effect[]];

export const MAQUINA_INICIAL: Machine = {
  state: { nome: 'parado', fonte: null },
  falhas: 0,
  posicao: 0,
  progressoEm: 0,
  inicioEm: 0,
  somDesde: null,
  tentarEm: null,
  inicioPendente: false,
};
