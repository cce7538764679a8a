import { describe, expect, it } from 'vitest';
import { CommitFailed } from '@portal/cms-extensions/database/away';
import { explicarBanco, motivoDoBanco } from './motivo-do-banco';

const URL_DO_BANCO = 'postgres://portal:senhaSecreta@banco.exemplo/r%C3%A1dios';
const recusa = (code: string): Error => Object.assign(new Error(`said ${code}`), { code });
/** What a pgbouncer in front refuses has one SQLSTATE, whatever it is. */
const doPgbouncer = (dito: string): Error => Object.assign(new Error(dito), { code: '08P01' });
const explicado = (erro: unknown, bancoUrl: string | null = null): string => {
  const dito = explicarBanco(erro, bancoUrl, '/dados/portal.db');
  expect(dito).toMatchObject({ name: 'ErroDeInicio' });
  return String(dito);
};

describe('o que o banco recusa enquanto o portal começa', () => {
  it.each([
    ['42501', 'não pode criar tabelas no banco "rádios"'],
    ['25006', 'só deixa ler'],
    ['53100', 'não tem mais espaço em disco'],
    ['53300', 'não aceita mais conexões'],
    ['57P01', 'não respondeu'],
  ])('PostgreSQL, %s: %s', (codigo, dito) => {
    expect(explicado(recusa(codigo), URL_DO_BANCO)).toContain(dito);
    expect(explicado(recusa(codigo), URL_DO_BANCO)).toContain('banco.exemplo:5432');
    expect(explicado(recusa(codigo), URL_DO_BANCO)).not.toContain('senhaSecreta');
  });

  it.each([
    [recusa('DEPTH_ZERO_SELF_SIGNED_CERT'), 'O certificado do PostgreSQL'],
    [recusa('SELF_SIGNED_CERT_IN_CHAIN'), 'O certificado do PostgreSQL'],
    [recusa('UNABLE_TO_VERIFY_LEAF_SIGNATURE'), 'O certificado do PostgreSQL'],
    [recusa('ERR_TLS_CERT_ALTNAME_INVALID'), 'O certificado do PostgreSQL'],
    [new Error('The server does not support SSL connections'), 'não fala TLS'],
    [
      Object.assign(recusa('ENOENT'), { path: '/nao/ha.pem' }),
      'Não foi possível ler /nao/ha.pem, que DATABASE_URL nomeia (ENOENT)',
    ],
    [recusa('ERR_OSSL_PEM_NO_START_LINE'), 'não é um certificado nem uma chave em PEM'],
    [recusa('EISDIR'), 'é uma pasta'],
    [recusa('42704'), 'recusou uma opção de DATABASE_URL (42704)'],
    [doPgbouncer('unsupported startup parameter: x'), 'recusou uma opção de DATABASE_URL (08P01)'],
    [doPgbouncer('no such database: rádios'), 'O banco de dados "rádios" não existe'],
    [doPgbouncer('SASL authentication failed'), 'recusou o usuário ou a senha'],
    [doPgbouncer('no more connections allowed (max_client_conn)'), 'não aceita mais conexões'],
    [doPgbouncer('server login has been failing, try again later'), 'não respondeu'],
    [doPgbouncer('query_wait_timeout'), 'não respondeu'],
    [recusa('28000'), 'sslmode=verify-full'],
    [recusa('ECONNREFUSED'), 'não respondeu'],
  ])('ao ligar-se, %s: %s', (erro, dito) => {
    expect(motivoDoBanco(erro, URL_DO_BANCO)).toContain(dito);
  });

  it.each([
    ['SQLITE_FULL', 'Não há mais espaço em disco'],
    ['SQLITE_BUSY', 'Outro programa prende'],
    ['SQLITE_IOERR', 'Confira as permissões e o disco'],
    ['SQLITE_CORRUPT', 'está danificado'],
  ])('SQLite, %s: %s', (codigo, dito) => {
    expect(explicado(recusa(codigo))).toContain(dito);
    expect(explicado(recusa(codigo))).toContain('/dados/portal.db');
  });

  it('o COMMIT que falhou diz por quê', () => {
    expect(explicado(new CommitFailed(recusa('SQLITE_FULL')))).toContain('espaço em disco');
    expect(explicado(new CommitFailed(recusa('53100')), URL_DO_BANCO)).toContain('espaço em disco');
  });

  it('o que não é do banco fica como é', () => {
    for (const erro of [recusa('42703'), new Error('a defect'), 'text'])
      for (const bancoUrl of [URL_DO_BANCO, null])
        expect(explicarBanco(erro, bancoUrl, '/dados/portal.db')).toBe(erro);
  });
});
