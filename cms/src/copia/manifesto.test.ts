import { describe, expect, it } from 'vitest';
import { FORMATO_INCREMENTAL, FORMATO_INTEIRO, isNomeDeMembro, lerManifesto } from './manifesto';

describe('o nome de um membro', () => {
  it.each([
    'banco.db',
    'banco.sql',
    'segredos.json',
    'manifesto.json',
    'uploads/radios/a-640x640.webp',
    'outbox/2026-11-21.eml',
    'uploads/..a/b..c',
  ])('aceita %j', (nome) => {
    expect(isNomeDeMembro(nome)).toBe(true);
  });

  it.each([
    '',
    'uploads',
    'uploads/',
    'uploads//a',
    'uploads/../segredos.json',
    'uploads/a/./b',
    'uploads/a\\..\\b',
    'uploads/a\0b',
    '/etc/passwd',
    '../banco.db',
    './banco.db',
    'portal.db',
    'node_modules/a',
  ])('recusa %j', (nome) => {
    expect(isNomeDeMembro(nome)).toBe(false);
  });
});

describe('o manifesto', () => {
  const membro = { nome: 'banco.db', bytes: 1, sha256: 'a'.repeat(64) };
  const bom = {
    formato: FORMATO_INTEIRO,
    banco: 'sqlite',
    criadaEm: '2026-11-21',
    membros: [membro],
  };
  const ler = (mudanca: object) => lerManifesto(JSON.stringify({ ...bom, ...mudanca }));

  it('se lê como foi escrito', () => {
    expect(ler({})).toEqual(bom);
    expect(ler({ formato: FORMATO_INCREMENTAL }).formato).toBe(FORMATO_INCREMENTAL);
  });

  it.each([
    { banco: 'mysql' },
    { membros: {} },
    { membros: [{ ...membro, nome: '../fora' }] },
    { membros: [{ ...membro, sha256: 'x' }] },
    { membros: [{ ...membro, bytes: '1' }] },
    { membros: [null] },
    { formato: 0 },
    { criadaEm: 5 },
  ])('com %j está danificado', (mudanca) => {
    expect(() => ler(mudanca)).toThrow('o arquivo está danificado');
  });

  it.each(['', '{', 'null', '5', '[]'])('%j não é manifesto', (texto) => {
    expect(() => lerManifesto(texto)).toThrow('o arquivo está danificado');
  });

  it('de um portal mais novo pede que se atualize', () => {
    expect(() => ler({ formato: FORMATO_INCREMENTAL + 1 })).toThrow('versão mais nova');
  });
});
