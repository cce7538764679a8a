import { expect, it, vi } from 'vitest';
import {
  CommitFailed,
  DatabaseAway,
  isConflict,
  isDatabaseAway,
  isUnavailable,
  reasonOf,
  StorageAway,
  withinTime,
} from './away';

const comCodigo = (code: string): Error => Object.assign(new Error('x'), { code });
const esperaPorLigacao = Object.assign(new Error('x'), { name: 'KnexTimeoutError' });

it.each([
  ['recusou a ligação', comCodigo('ECONNREFUSED'), true],
  ['desligando', comCodigo('57P01'), true],
  ['sem mais ligações', comCodigo('53300'), true],
  ['o disco do PostgreSQL está cheio', comCodigo('53100'), true],
  ['a transação parada foi encerrada', comCodigo('25P03'), true],
  ['esperou demais por uma trava', comCodigo('55P03'), true],
  ['o comando demorou demais', comCodigo('57014'), true],
  ['só de leitura', comCodigo('25006'), true],
  ['o disco do SQLite está cheio', comCodigo('SQLITE_FULL'), true],
  ['o SQLite está com outro', comCodigo('SQLITE_BUSY_SNAPSHOT'), true],
  ['o disco do SQLite falhou', comCodigo('SQLITE_IOERR_WRITE'), true],
  ['o arquivo do SQLite não se grava', comCodigo('SQLITE_READONLY_DBMOVED'), true],
  ['o arquivo do SQLite não abre', comCodigo('SQLITE_CANTOPEN'), true],
  ['nenhuma ligação livre', esperaPorLigacao, true],
  ['a ligação demorou demais', new Error('timeout expired'), true],
  ['todas as tentativas falharam', new AggregateError([comCodigo('ECONNREFUSED')]), true],
  ['o COMMIT numa ligação perdida', new CommitFailed(comCodigo('57P01')), true],
  ['um COMMIT recusado por uma regra', new CommitFailed(comCodigo('23503')), false],
  [
    'as palavras de quem não esperou mais, noutro erro',
    new Error(new DatabaseAway().message),
    true,
  ],
  ['uma chave repetida é engano nosso', comCodigo('23505'), false],
  ['uma chave repetida no SQLite também', comCodigo('SQLITE_CONSTRAINT_UNIQUE'), false],
  ['o endereço não se acha agora', comCodigo('EAI_AGAIN'), true],
  ['a rede não chega lá', comCodigo('EHOSTUNREACH'), true],
  ['a ligação acabou', new Error('Connection ended'), true],
  ['a ligação já não serve', new Error('Client is not queryable'), true],
  ['o SQLite não tem memória', comCodigo('SQLITE_NOMEM'), true],
  ['só o começo do código parece', comCodigo('SQLITE_FULLER'), false],
  ['só o fim do código parece', comCodigo('XSQLITE_FULL'), false],
  ['um código mais longo', comCodigo('530000'), false],
  ['uma ligação mais longa', comCodigo('080000'), false],
  ['o fim de um código', comCodigo('x53100'), false],
  ['o fim de uma ligação', comCodigo('x57P01'), false],
  ['o fim do nome de uma rede', comCodigo('XECONNRESET'), false],
  ['o começo do nome de uma rede', comCodigo('ECONNRESETX'), false],
  [
    'uma das tentativas não falhou pela rede',
    new AggregateError([new Error('outro'), comCodigo('ECONNREFUSED')]),
    true,
  ],
  ['nenhuma delas', new AggregateError([new Error('outro')]), false],
  ['um arquivo que não há', comCodigo('ENOENT'), false],
  ['um texto qualquer', 'timeout expired', false],
])('%s: o banco está fora, %s', (_caso, erro, esperado) => {
  expect(isDatabaseAway(erro)).toBe(esperado);
});

it.each([
  [comCodigo('ENOSPC'), true],
  [comCodigo('EDQUOT'), true],
  [comCodigo('EROFS'), true],
  [new StorageAway(comCodigo('EACCES')), true],
  [new CommitFailed(comCodigo('23503')), true],
  [comCodigo('40P01'), true],
  [comCodigo('53100'), true],
  [comCodigo('ENOENT'), false],
  [comCodigo('XENOSPC'), false],
  ['caiu', false],
  [{ code: 'ENOSPC' }, false],
  [comCodigo('ENOSPCX'), false],
  [comCodigo('23505'), false],
])('%s: quem pediu pode tentar de novo em instantes, %s', (erro, esperado) => {
  expect(isUnavailable(erro)).toBe(esperado);
});

it.each([
  [comCodigo('40P01'), true],
  [comCodigo('40001'), true],
  [new CommitFailed(comCodigo('40001')), true],
  [comCodigo('SQLITE_BUSY_SNAPSHOT'), true],
  [comCodigo('SQLITE_BUSY'), false],
  [comCodigo('x40001'), false],
  [Object.assign(new Error('x'), { code: 40001 }), false],
  [{ code: '40001' }, false],
  [comCodigo('400011'), false],
  [new CommitFailed(new DatabaseAway()), false],
])('%s: uma atrapalhou a outra, %s', (erro, esperado) => {
  expect(isConflict(erro)).toBe(esperado);
});

it.each([
  [new DatabaseAway(), true],
  [comCodigo('57P01'), true],
  [comCodigo('ECONNRESET'), true],
  [new Error('Connection terminated unexpectedly'), true],
  [comCodigo('SQLITE_FULL'), false],
  [comCodigo('53100'), false],
  ['caiu', false],
])('um COMMIT que acabou em %s pode ter sido gravado: %s', (cause, esperado) => {
  expect(new CommitFailed(cause).isUnknown).toBe(esperado);
});

it('o motivo traz o código e as palavras do banco, sem o comando nem os valores', () => {
  const message = "insert into `anuncios` values ('Maria - Aparecida') - database or disk is full";
  const cheio = Object.assign(new Error(message), { code: 'SQLITE_FULL' });
  expect(reasonOf(new CommitFailed(cheio))).toBe(
    'o COMMIT não deu certo (SQLITE_FULL database or disk is full)',
  );
});

it('o que não é erro se diz como veio, e o erro traz a sua causa', () => {
  expect(reasonOf('caiu')).toBe('caiu');
  expect(reasonOf(new Error('sem código'))).toBe('sem código');
  expect(reasonOf(new StorageAway(comCodigo('ENOSPC')))).toBe(
    'os arquivos não puderam ser lidos nem gravados (ENOSPC x)',
  );
});

it('o que não responde a tempo é o banco fora; o que responde, ou falha, é o que é', async () => {
  await expect(withinTime(new Promise(() => undefined), 1)).rejects.toThrow(DatabaseAway);
  await expect(withinTime(Promise.resolve(7), 1000)).resolves.toBe(7);
  await expect(withinTime(Promise.reject(new Error('outro')), 1000)).rejects.toThrow('outro');
});

it('o que respondeu não deixa relógio nenhum à espera', async () => {
  vi.useFakeTimers();
  try {
    await withinTime(Promise.resolve());
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
