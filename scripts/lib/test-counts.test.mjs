import { describe, expect, it } from 'vitest';
import { fromPlaywright, fromVitest, outcome, total } from './test-counts.mjs';

describe('contagem dos testes', () => {
  it.each([
    ['tudo passou', 0, { passed: 3, failed: 0 }, 3, 0],
    ['um falhou', 1, { passed: 2, failed: 1 }, 2, 1],
    ['nenhum teste rodou', 0, { passed: 0, failed: 0 }, 0, 1],
    ['quebrou depois dos testes', 1, { passed: 3, failed: 0 }, 3, 1],
    ['não deixou resultado', 0, null, 0, 1],
  ])('%s', (_, exitCode, counts, passed, failed) => {
    expect(outcome('suíte', exitCode, counts)).toMatchObject({ passed, failed });
  });

  it('lê o relatório do vitest e o do Playwright; passar na repetição é passar', () => {
    expect(fromVitest({ numPassedTests: 5, numFailedTests: 2 })).toEqual({ passed: 5, failed: 2 });
    const stats = { expected: 7, unexpected: 1, flaky: 2, skipped: 4 };
    expect(fromPlaywright({ stats })).toEqual({ passed: 9, failed: 1 });
  });

  it('soma as suítes', () => {
    const outcomes = [outcome('a', 0, { passed: 3, failed: 0 }), outcome('b', 0, null)];
    expect(total(outcomes)).toEqual({ passed: 3, failed: 1 });
  });
});
