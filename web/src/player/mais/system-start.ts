import type { PlayerDriver } from '../player-driver';
import { isAtivo } from '../player-state';

/**
 * After a call or an alarm the system itself goes on with the song it had paused. That is a start as any other: untold, the bar says
 * 'Pausada' over what sounds, and neither its button nor another tab silences it.
 */
export const acompanharOSistema = (driver: PlayerDriver, audio: HTMLMediaElement): void =>
  audio.addEventListener('play', () => {
    const state = driver.getState();
    // Our own start, or one that was taken back before the element told of it.
    if (audio.paused || isAtivo(state)) return;
    if (state.fonte) driver.tocar(state.fonte);
  });
