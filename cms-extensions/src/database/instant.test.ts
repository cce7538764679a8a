import { expect, it } from 'vitest';
import { CLOCK_SKEW_MS, isRecent } from './instant';

it('o que está mais adiante do que relógios divergem não é recente', () => {
  const [now, ms] = [1_000_000, 5_000];
  const recent = (at: number | null): boolean => isRecent(at, now, ms);
  expect([now, now - ms + 1, now + CLOCK_SKEW_MS].map(recent)).toEqual([true, true, true]);
  expect([null, now - ms, now + CLOCK_SKEW_MS + 1].map(recent)).toEqual([false, false, false]);
});
