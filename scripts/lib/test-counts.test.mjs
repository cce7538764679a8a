import { describe, expect, it } from 'vitest';
import { countByProject } from './count-by-project.mjs';
import {
  fromPlaywright,
  fromProject,
  fromVitest,
  outcome,
  outcomes,
  total,
} from './test-counts.mjs';

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

  it('conta cada projeto de uma execução; um arquivo que quebrou fora dos testes falhou', () => {
    const errors = [{ message: 'esperava 1\ne veio 2' }];
    const test = (state) => ({
      fullName: `caso ${state}`,
      result: () =>
        state === 'instável'
          ? { state: 'passed', errors }
          : { state, errors: state === 'failed' ? errors : [] },
      diagnostic: () => ({ flaky: state === 'instável' }),
    });
    const file = (name, state, ...states) => ({
      project: { name },
      relativeModuleId: `${name}.test.ts`,
      state: () => state,
      errors: () => errors,
      children: { allTests: () => states.map(test) },
    });
    const counts = countByProject([
      file('a', 'passed', 'passed', 'passed', 'skipped'),
      file('a', 'failed', 'instável', 'failed'),
      file('b', 'failed', 'skipped'),
    ]);
    expect(fromProject('a')(counts)).toEqual({
      passed: 3,
      failed: 1,
      named: [
        'passou na repetição: a.test.ts › caso instável: esperava 1',
        'falhou: a.test.ts › caso failed: esperava 1',
      ],
    });
    expect(fromProject('b')(counts)).toEqual({
      passed: 0,
      failed: 1,
      named: ['falhou: b.test.ts: esperava 1'],
    });
    expect(fromProject('c')(counts)).toBeNull();
  });

  it('de duas suítes de um programa, a que falhou explica por que ele terminou mal', () => {
    const [a, b] = [
      { name: 'a', counts: { passed: 3, failed: 1 } },
      { name: 'b', counts: { passed: 4, failed: 0 } },
    ];
    expect(total(outcomes(1, [a, b]))).toEqual({ passed: 7, failed: 1 });
    expect(outcomes(1, [b])[0]).toMatchObject({ failed: 1, why: 'terminou com o código 1' });
  });

  it('soma as suítes', () => {
    const outcomes = [outcome('a', 0, { passed: 3, failed: 0 }), outcome('b', 0, null)];
    expect(total(outcomes)).toEqual({ passed: 3, failed: 1 });
  });
});
