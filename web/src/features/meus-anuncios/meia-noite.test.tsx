import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { agir } from '../../test/agir';
import { montar } from '../../test/montar';
import { anuncioDeTeste } from '../anuncios/anuncio-de-teste';
import { ChipStatus } from '../anuncios/chip-status';
import { ProximoPasso } from './proximo-passo';

const NO_ULTIMO_DIA = anuncioDeTeste({
  status: 1,
  data_inicio: '2026-10-30',
  data_vencimento: '2026-11-30',
});

beforeEach(() => {
  vi.useFakeTimers();
  // 23:58 in São Paulo.
  vi.setSystemTime('2026-11-30T02:58:00Z');
  montar(
    <>
      <ChipStatus anuncio={NO_ULTIMO_DIA} />
      <ProximoPasso anuncio={NO_ULTIMO_DIA} />
    </>,
  );
  expect(screen.getByText('Ativo')).toBeTruthy();
  expect(screen.getByText('Falta 1 dia')).toBeTruthy();
});
afterEach(() => {
  cleanup();
  const ficaram = vi.getTimerCount();
  vi.useRealTimers();
  expect(ficaram).toBe(0);
});

const encerrado = () => {
  expect(screen.getByText('Encerrado')).toBeTruthy();
  expect(screen.getByText('Último dia no ar: 29/11/2026')).toBeTruthy();
};

it('a página que fica aberta passa a ser a do dia que começou', () => {
  agir(() => vi.advanceTimersByTime(60_000));
  expect(screen.getByText('Ativo')).toBeTruthy();
  agir(() => vi.advanceTimersByTime(2 * 60_000));
  encerrado();
});

it('a do telefone que dormiu, ao acordar, também', () => {
  vi.setSystemTime('2026-11-30T11:00:00Z');
  agir(() => document.dispatchEvent(new Event('visibilitychange')));
  encerrado();
});
