import type { Fonte, FonteMusica } from './fonte';

/** Why the player gave up: the stream is unavailable, or its plain-http address can't sound on an https page. */
export type MotivoDoErro = 'foraDoAr' | 'inseguro';

/** The player's states (visual 2.2). Only songs have `pausado`: a paused radio drops its connection. */
export type PlayerState =
  | { nome: 'parado'; fonte: Fonte | null }
  | { nome: 'conectando'; fonte: Fonte; demorando: boolean }
  | { nome: 'tocando'; fonte: Fonte }
  | { nome: 'instavel'; fonte: Fonte }
  | { nome: 'reconectando'; fonte: Fonte; tentativa: number }
  | { nome: 'pausado'; fonte: FonteMusica; posicao: number }
  | { nome: 'semInternet'; fonte: Fonte }
  | { nome: 'bloqueado'; fonte: Fonte }
  | { nome: 'erro'; fonte: Fonte; motivo: MotivoDoErro };

export type NomeDoEstado = PlayerState['nome'];

/** Where a song is, in seconds; `duracao` is null until known and for live streams. */
export interface Progresso {
  posicao: number;
  duracao: number | null;
}

const ATIVOS: readonly NomeDoEstado[] = [
  'conectando',
  'tocando',
  'instavel',
  'reconectando',
  'semInternet',
];

/** Sounding, or on its own way to sound again: the button offers to pause. */
export const isAtivo = (state: PlayerState): boolean => ATIVOS.includes(state.nome);
