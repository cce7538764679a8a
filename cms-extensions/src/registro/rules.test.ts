import { VALOR_OCULTO } from '@portal/contracts/registro/registro';
import { describe, expect, it } from 'vitest';
import { caber, mascarar, mudancas, procurado } from './rules';

describe('o que se guarda de um valor', () => {
  it.each([
    ...['senha', 'password', 'senhaAtual', 'resetPasswordToken', 'confirmationToken', 'token'],
    ...['segredo', 'secret', 'clientSecret', 'hash', 'token_hash', 'accessKey', 'api_key'],
    ...[
      'codigo_acesso',
      'codigos_de_recuperacao',
      'codigo_de_recuperacao',
      'totp',
      'otpauth',
      'cookie',
      'registrationToken',
      'encryptedKey',
    ],
  ])('%s nunca', (nome) => {
    expect(mascarar({ [nome]: 'abc' })).toEqual({ [nome]: VALOR_OCULTO });
    expect(mascarar({ lista: [{ dentro: { [nome]: 'abc' } }] })).toEqual({
      lista: [{ dentro: { [nome]: VALOR_OCULTO } }],
    });
    expect(mascarar({ [nome]: null })).toEqual({ [nome]: null });
  });

  it.each([
    'nome',
    'keyboard',
    'pix_chave',
    'chave_pix',
    'codigo',
    'resumo',
    'resumo_banner',
    'permissao',
  ])('%s sim', (nome) => {
    expect(mascarar({ [nome]: 'abc' })).toEqual({ [nome]: 'abc' });
  });

  it('um texto sem fim é cortado, e o que nenhum banco guarda sai', () => {
    const { longo, nulo, metade } = mascarar({
      longo: 'a'.repeat(10_000),
      nulo: 'a\u0000b',
      metade: 'a\ud800',
    });
    expect(String(longo)).toMatch(/^a{4000}… \(10000 caracteres\)$/);
    expect([nulo, metade]).toEqual(['ab', 'a\ufffd']);
    expect(mascarar({ inteiro: 'a'.repeat(4000) })).toEqual({ inteiro: 'a'.repeat(4000) });
  });

  it.each([
    [new Date('2026-01-02T03:04:05Z'), '2026-01-02T03:04:05.000Z'],
    [new Date('nunca'), null],
    [12n, '12'],
    [1.5, 1.5],
    [false, false],
    [() => 1, null],
    [{ a: { b: [undefined, 'x'] } }, { a: { b: [null, 'x'] } }],
  ])('de %o, o que JSON pode guardar', (valor, guardado) => {
    expect(mascarar({ valor })).toEqual({ valor: guardado });
  });

  it('de uma lista longa, o começo; do que está no fundo, que há mais', () => {
    const { lista } = mascarar({ lista: Array.from({ length: 60 }, (_, n) => n) });
    expect(lista).toEqual(Array.from({ length: 50 }, (_, n) => n));
    const objetos = { a: { b: { c: { d: { e: { f: { g: { h: 1 } } } } } } } };
    expect(mascarar(objetos)).toEqual({ a: { b: { c: { d: { e: { f: { g: '…' } } } } } } });
    expect(mascarar({ a: [[[[[[[1], 2]]]]]] })).toEqual({ a: [[[[[['…', 2]]]]]] });
  });

  it('só o que mudou, com os mesmos nomes dos dois lados', () => {
    const quando = new Date('2026-01-02T03:04:05Z');
    expect(
      mudancas(
        { a: 1, b: '', c: [1], d: quando, e: true, f: 'x' },
        { a: '1', b: null, c: [2], d: quando.toISOString(), e: 1, g: 'y' },
      ),
    ).toEqual({ antes: { c: [1], f: 'x', g: null }, depois: { c: [2], f: null, g: 'y' } });
  });

  it('o que nasce tem só depois, o que acaba só antes, sem o que está vazio', () => {
    expect(mudancas(null, { a: 1, b: null })).toEqual({ antes: null, depois: { a: 1 } });
    expect(mudancas({ a: 1, b: '' }, null)).toEqual({ antes: { a: 1 }, depois: null });
  });

  it('uma lista vazia é como nada, e nada mudou entre dois nadas', () => {
    expect(mudancas({ a: [] }, { a: null })).toEqual({ antes: {}, depois: {} });
    expect(mascarar({ tokens: [], senha: '' })).toEqual({ tokens: [], senha: '' });
    expect(mudancas({ a: false }, { a: 0 })).toEqual({ antes: {}, depois: {} });
  });

  it('o que se corta fica inteiro letra a letra', () => {
    expect(caber('😀😀😀', 2)).toBe('😀😀');
    expect(caber('a\u0000b\ud800', 9)).toBe('ab\ufffd');
  });

  it('a busca lê palavras dobradas, e não sem fim', () => {
    expect(procurado('Érica', null, 'Ação')).toBe('erica acao');
    expect(procurado('é'.repeat(5000))).toHaveLength(600);
  });
});
