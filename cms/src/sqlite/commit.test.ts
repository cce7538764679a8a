import knex, { type Knex } from 'knex';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { awaitCommits } from '@portal/cms-extensions/database/honest-commit';
import { usarSqlite } from './dialeto';

usarSqlite();
awaitCommits();

let banco: Knex;

beforeEach(async () => {
  banco = knex({
    client: 'better-sqlite3',
    connection: { filename: ':memory:' },
    useNullAsDefault: true,
  });
  await banco.raw('pragma foreign_keys = on');
  await banco.raw('create table pais (id integer primary key)');
  // Whether a father is there is asked at COMMIT and not before.
  await banco.raw(
    'create table filhos (pai integer references pais (id) deferrable initially deferred)',
  );
});
afterEach(() => banco.destroy());

const quantos = async (): Promise<number> => (await banco('filhos').select('pai')).length;

it('commit() rejeita quando o COMMIT falha, nada fica, e a ligação serve de novo', async () => {
  const trx = await banco.transaction();
  await trx('filhos').insert({ pai: 1 });
  await expect(trx.commit()).rejects.toThrow('o COMMIT não deu certo');
  expect(trx.isCompleted()).toBe(true);
  await trx.rollback();
  await expect(trx('filhos').insert({ pai: 2 })).rejects.toThrow('already complete');
  expect(await quantos()).toBe(0);
  await banco.transaction(async (outra) => {
    await outra('pais').insert({ id: 7 });
    await outra('filhos').insert({ pai: 7 });
  });
  expect(await quantos()).toBe(1);
});

it('a transação com o seu trabalho rejeita com o motivo, e não fica rejeição sem dono', async () => {
  const semDono: unknown[] = [];
  const anotar = (motivo: unknown): number => semDono.push(motivo);
  process.on('unhandledRejection', anotar);
  const falha = banco.transaction((trx) => trx('filhos').insert({ pai: 1 }));
  await expect(falha).rejects.toThrow('o COMMIT não deu certo');
  await expect(falha).rejects.toMatchObject({
    cause: { code: 'SQLITE_CONSTRAINT_FOREIGNKEY' },
  });
  await new Promise((resolve) => setTimeout(resolve, 20));
  process.off('unhandledRejection', anotar);
  expect(semDono).toEqual([]);
});

it('uma transação dentro de outra que falha não leva a de fora', async () => {
  await banco.transaction(async (fora) => {
    await fora('pais').insert({ id: 1 });
    await fora('filhos').insert({ pai: 1 });
    const dentro = fora.transaction(async (trx) => {
      await trx('filhos').insert({ pai: 1 });
      throw new Error('desistiu');
    });
    await expect(dentro).rejects.toThrow('desistiu');
    await fora.transaction((trx) => trx('filhos').insert({ pai: 1 }));
  });
  expect(await quantos()).toBe(2);
});

it('o que desfaz continua a desfazer, com o erro de quem desistiu', async () => {
  const desistir = banco.transaction(async (trx) => {
    await trx('pais').insert({ id: 1 });
    throw new Error('desistiu');
  });
  await expect(desistir).rejects.toThrow('desistiu');
  expect(await banco('pais').select('id')).toEqual([]);
});

it('uma ligação em que ficou uma transação aberta é jogada fora, e não serve a mais ninguém', async () => {
  await banco.raw('begin');
  await expect(banco.transaction()).rejects.toThrow('within a transaction');
  const trx = await banco.transaction();
  await trx.rollback();
});
