import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Conexao } from './conexao';

let pasta: string;
let banco: Conexao;

const codigoDe = (trabalho: () => unknown): unknown => {
  try {
    trabalho();
  } catch (erro) {
    return (erro as { code?: unknown }).code;
  }
  return null;
};

beforeAll(() => {
  pasta = mkdtempSync(path.join(os.tmpdir(), 'portal-conexao-'));
  banco = new Conexao(path.join(pasta, 'portal.db'), { timeout: 10 });
  banco.pragma('journal_mode = WAL');
  banco.pragma('foreign_keys = ON');
  banco.exec('create table pais (id integer primary key, nome text unique not null)');
  banco.exec(
    'create table filhos (pai integer references pais (id) deferrable initially deferred, foto blob)',
  );
});

afterAll(() => {
  banco.close();
  rmSync(pasta, { recursive: true, force: true });
});

describe('comandos', () => {
  it('devolve objetos comuns, com os tipos que foram guardados', () => {
    const guardar = banco.prepare('insert into pais (nome) values (?) returning id, nome');
    expect(guardar.reader).toBe(true);
    expect(guardar.all(['um'])).toStrictEqual([{ id: 1, nome: 'um' }]);
    const foto = new Uint8Array([0, 255]);
    const { changes } = banco.prepare('insert into filhos values (?, ?)').run([1, foto]);
    expect(changes).toBe(1);
    expect(banco.prepare('select foto, pai from filhos').get()).toStrictEqual({ foto, pai: 1 });
    expect(banco.prepare('select 1 from filhos where pai = ?').get(7)).toBeUndefined();
  });

  it('lê o valor de um pragma', () => {
    expect(banco.pragma('journal_mode', { simple: true })).toBe('wal');
  });
});

describe('recusas têm o nome que o SQLite lhes dá', () => {
  it('um arquivo que não se abre', () => {
    expect(codigoDe(() => new Conexao(pasta))).toBe('SQLITE_CANTOPEN');
  });

  describe.each([
    ['de um comando', ''],
    ['de um comando que responde linhas', ' returning id'],
  ])('%s', (_nome, responde) => {
    it.each([
      ['SQLITE_CONSTRAINT_UNIQUE', "insert into pais (nome) values ('dois'), ('dois')"],
      ['SQLITE_CONSTRAINT_NOTNULL', 'insert into pais (nome) values (null)'],
    ])('%s', (codigo, sql) => {
      expect(codigoDe(() => banco.prepare(sql + responde).all())).toBe(codigo);
    });

    it('um arquivo que outro segura, um disco cheio', () => {
      const guardar = banco.prepare(`insert into pais (nome) values (?)${responde}`);
      const outro = new Conexao(banco.name, { timeout: 10 });
      outro.exec('begin immediate');
      expect(codigoDe(() => guardar.all('x'))).toBe('SQLITE_BUSY');
      outro.exec('rollback');
      outro.close();
      const antes = banco.pragma('max_page_count', { simple: true });
      banco.pragma('max_page_count = 1');
      expect(codigoDe(() => guardar.all('x'.repeat(50_000)))).toBe('SQLITE_FULL');
      banco.pragma(`max_page_count = ${Number(antes)}`);
    });
  });

  it('um comando que não se entende', () => {
    expect(codigoDe(() => banco.prepare('selec 1'))).toBe('SQLITE_ERROR');
  });

  it('uma chave estrangeira que só o COMMIT confere', () => {
    banco.exec('begin');
    banco.exec('insert into filhos (pai) values (99)');
    expect(codigoDe(() => banco.exec('commit'))).toBe('SQLITE_CONSTRAINT_FOREIGNKEY');
    banco.exec('rollback');
  });

  it('um arquivo que falta', () => {
    const faltando = path.join(pasta, 'nada.db');
    expect(codigoDe(() => new Conexao(faltando, { fileMustExist: true }))).toBe('SQLITE_CANTOPEN');
  });
});
