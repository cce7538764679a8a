import { describe, expect, it } from 'vitest';
import { failuresTold, isBad, isFailed, notRun, outcome, silentOf, untrueOf } from './outcome.mjs';
import { faultsOf, tableOf } from './table.mjs';

const record = (status, more = {}) => ({
  id: 'falta-000001',
  method: 'POST',
  path: '/a',
  status,
  ms: 1,
  why: '',
  ...more,
});

describe('uma resposta', () => {
  it.each([
    [200, false],
    [204, false],
    [303, false],
    [409, true],
    [503, true],
    [0, true],
  ])('%d falhou: %s', (status, failed) => expect(isFailed(record(status))).toBe(failed));

  it('que falhou sem linha no registro é silenciosa; a que não veio não é', () => {
    const logs = '{"nivel":"http","msg":"POST /a 503","id":"falta-000001"}';
    const told = record(503);
    const untold = record(503, { id: 'falta-000002' });
    const never = record(0, { id: 'falta-000003' });
    expect(silentOf([told, untold, never], logs)).toEqual([untold]);
  });

  it('fora do contrato é toda falha que não diz 503', () => {
    expect(untrueOf([record(503), record(0), record(201)])).toEqual([]);
    expect(untrueOf([record(500), record(507)], [503, 507])).toEqual([
      'respostas fora do contrato: 1 × 500 POST /a',
    ]);
  });

  it('as falhas se contam por espécie', () => {
    expect(
      failuresTold([record(503), record(503), record(0, { why: 'ECONNRESET' }), record(200)]),
    ).toBe('2 × 503, 1 × ECONNRESET');
  });
});

describe('a tabela', () => {
  const good = outcome('queda', 'sqlite', { requests: 1_200, failed: 3, notes: ['3 × 503'] });
  const bad = outcome('disco-cheio', 'postgres', {
    lost: ['voto a'],
    silent: 2,
    silentWhere: '2 × 503',
  });

  it('tem uma linha por falta, em Markdown', () => {
    expect(
      tableOf([good, notRun('disco-cheio', 'sqlite', 'não há onde')])
        .split('\n')
        .slice(2),
    ).toEqual([
      '| queda | SQLite | 1.200 | 3 | 0 | 0 | 3 × 503 |',
      '| disco-cheio | SQLite | — | — | — | — | não rodou aqui: não há onde |',
    ]);
  });

  it('perda e silêncio são ditos um a um; uma falha respondida não é defeito', () => {
    expect(isBad(good)).toBe(false);
    expect(faultsOf([good, bad])).toEqual([
      'disco-cheio (PostgreSQL):',
      '  confirmado e perdido: voto a',
      '  2 respostas falhas sem linha no registro: 2 × 503',
    ]);
  });
});
