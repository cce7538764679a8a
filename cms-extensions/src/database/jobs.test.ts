import { expect, it } from 'vitest';
import { isLate, type Job } from './jobs';

const MINUTO = 60_000;
const job = (partes: Partial<Job>): Job => ({
  ...{ name: 'ronda', everyMs: MINUTO, dueAt: 0, lastSuccessAt: null, lastMs: 0, failures: 0 },
  ...partes,
});

it.each([
  ['acaba de correr', job({ lastSuccessAt: 100 * MINUTO }), 101 * MINUTO, false],
  ['perdeu duas', job({ lastSuccessAt: 100 * MINUTO }), 103 * MINUTO, false],
  ['perdeu mais de três', job({ lastSuccessAt: 100 * MINUTO }), 104 * MINUTO + 1, true],
  ['nunca correu, e ainda não é a hora', job({ dueAt: 100 * MINUTO }), 99 * MINUTO, false],
  ['nunca correu', job({}), 10 * MINUTO, true],
  [
    'é depressa, e parou há meio minuto',
    job({ everyMs: 500, lastSuccessAt: 0 }),
    MINUTO / 2,
    false,
  ],
])('o trabalho que %s', (_, um, agora, atrasado) => {
  expect(isLate(um, agora)).toBe(atrasado);
});
