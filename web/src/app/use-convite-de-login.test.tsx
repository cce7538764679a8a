import { MODAL_LOGIN_ESPERA_MS } from '@portal/contracts/portal/tempos';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFakeAudio } from '../player/fake-audio';
import { createPlayerDriver } from '../player/player-driver';
import { PlayerProvider } from '../player/player-provider';
import { agir } from '../test/agir';
import { useConviteDeLogin } from './use-convite-de-login';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.useRealTimers();
});

it.each([
  ['um diálogo', '<dialog open></dialog>'],
  ['uma pesquisa que se preenche', '<main><form></form></main>'],
])('espera que se feche %s', (_nome, html) => {
  const abrir = vi.fn();
  const aberta = document.body.appendChild(document.createElement('div'));
  aberta.innerHTML = html;
  const driver = createPlayerDriver(createFakeAudio().audio);
  renderHook(() => useConviteDeLogin({ naHome: true, convidado: true, pronta: true, abrir }), {
    wrapper: ({ children }) => <PlayerProvider driver={driver}>{children}</PlayerProvider>,
  });
  agir(() => vi.advanceTimersByTime(3 * MODAL_LOGIN_ESPERA_MS));
  expect(abrir).not.toHaveBeenCalled();
  aberta.remove();
  agir(() => vi.advanceTimersByTime(MODAL_LOGIN_ESPERA_MS));
  expect(abrir).toHaveBeenCalledOnce();
});
