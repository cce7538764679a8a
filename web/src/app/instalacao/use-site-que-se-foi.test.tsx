import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFakeAudio } from '../../player/fake-audio';
import type { Fonte } from '../../player/fonte';
import { createPlayerDriver, type PlayerDriver } from '../../player/player-driver';
import { PlayerProvider } from '../../player/player-provider';
import { simularRede } from '../../test/rede';
import { useSiteQueSeFoi } from './use-site-que-se-foi';

const HLS: Fonte = {
  tipo: 'radio',
  id: 'r',
  nome: 'R',
  url: 'https://r.test/a.m3u8',
  imagem: null,
};

const recomecar = vi.fn<(sozinho?: boolean) => void>();
beforeEach(() => {
  recomecar.mockClear();
  window.recomecar = recomecar;
  document.head.innerHTML = '<script type="module" src="data:text/javascript,"></script>';
  simularRede(() => ({ status: 404, corpo: null }));
});
afterEach(() => {
  delete window.recomecar;
  document.head.innerHTML = '';
});

/** Something of this site's does not come. */
const faltarAlgo = async (driver: PlayerDriver): Promise<void> => {
  const { result } = renderHook(useSiteQueSeFoi, {
    wrapper: ({ children }) => <PlayerProvider driver={driver}>{children}</PlayerProvider>,
  });
  window.dispatchEvent(new Event('vite:preloadError'));
  await waitFor(() => expect(result.current).toBe(true));
};

it('a rádio que se pediu traz o portal de novo; a que se parou espera pelo botão', async () => {
  const driver = createPlayerDriver(createFakeAudio().audio);
  driver.tocar(HLS);
  await faltarAlgo(driver);
  expect(recomecar).toHaveBeenCalledWith(true);
  recomecar.mockClear();
  driver.parar();
  expect(driver.getState()).toMatchObject({ nome: 'parado', fonte: HLS });
  await faltarAlgo(driver);
  expect(recomecar).not.toHaveBeenCalled();
});
