import { expect, it } from 'vitest';
import { isDatabaseAway } from './away';

const comCodigo = (code: string): Error => Object.assign(new Error('x'), { code });

it.each([
  ['recusou a ligação', comCodigo('ECONNREFUSED'), true],
  ['desligando', comCodigo('57P01'), true],
  ['sem mais ligações', comCodigo('53300'), true],
  ['a ligação demorou demais', new Error('timeout expired'), true],
  ['todas as tentativas falharam', new AggregateError([comCodigo('ECONNREFUSED')]), true],
  ['uma chave repetida é engano nosso', comCodigo('23505'), false],
  ['um texto qualquer', 'timeout expired', false],
])('%s', (_caso, erro, esperado) => {
  expect(isDatabaseAway(erro)).toBe(esperado);
});
