import { ESMAECER_MS } from '@portal/contracts/player/tempos';
import type { Progresso } from '../player-state';

/** When the player falls asleep: at an instant (wall clock, ms), or where the song ends. */
export type Sono = { tipo: 'hora'; em: number; minutos: number } | { tipo: 'musica' };

/** How long it still plays, in ms; null while the song's length is not known. */
export const restante = (sono: Sono, agora: number, progresso: Progresso): number | null => {
  if (sono.tipo === 'hora') return Math.max(0, sono.em - agora);
  return progresso.duracao === null ? null : (progresso.duracao - progresso.posicao) * 1000;
};

/** Part of the volume that sounds so long before falling asleep. */
export const parteDoVolume = (ms: number | null): number =>
  ms === null ? 1 : Math.min(1, Math.max(0, ms / ESMAECER_MS));
