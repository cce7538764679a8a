import { MENSAGENS } from '@portal/contracts/http/mensagens';
import { describe, expect, it } from 'vitest';
import { formOf, jsonOf, requireUtf8, requireWhole, textOf } from './body-text';

const recusa = (status: number) =>
  expect.objectContaining({
    failure: expect.objectContaining({ status }) as object,
  }) as Error;

describe('o texto de um corpo', () => {
  it.each([
    ['', true],
    ['application/json', true],
    ['application/json; charset=utf-8', true],
    ['application/json;charset="UTF8"', true],
    ['text/plain; charset=us-ascii; format=flowed', true],
    ['application/json; charset=koi8-r', false],
    ["application/json; charset='latin1'", false],
    ['application/json; charset=utf-16', false],
    ['application/json ;  charset = UTF-8', true],
    ['application/json;charset=koi8-r', false],
    ['application/json;  charset =latin1', false],
    ['application/json; charset=xutf-8', false],
    ['application/json; charset=utf-8x', false],
    ['application/json; charset=', false],
  ])('de tipo %j: é UTF-8? %s', (tipo, aceito) => {
    if (aceito) expect(() => requireUtf8(tipo)).not.toThrow();
    else expect(() => requireUtf8(tipo)).toThrow(recusa(415));
  });

  it.each([
    [Buffer.from('São 😀'), 'São 😀'],
    [Buffer.from('\ufeffa'), 'a'],
    [Buffer.from('S\xe3o', 'latin1'), null],
    [Buffer.from([0xed, 0xa0, 0x80]), null],
    [Buffer.from([0xc3]), null],
  ])('%j', (bytes, texto) => {
    if (texto === null) expect(() => textOf(bytes)).toThrow(recusa(400));
    else expect(textOf(bytes)).toBe(texto);
  });

  it.each([
    ['', {}],
    ['{"a":"\\ud83d\\ude00"}', { a: '😀' }],
    ['{"a":"\\\\ud800"}', { a: '\\ud800' }],
    ['[1]', [1]],
    ['"a"', null],
    ['null', null],
    ['1', null],
    ['{', null],
    ['{"a":"\\ud800"}', null],
    ['{"a":"\\ude00\\ud83d"}', null],
    ['{"\\udfff":1}', null],
    ['[["\\ud800x"]]', null],
    ['{"__proto__":{"a":1}}', null],
    ['{"\\u005f_proto__":{"a":1}}', null],
  ])('JSON %s', (json, valor) => {
    if (valor === null) expect(() => jsonOf(json)).toThrow(recusa(400));
    else expect(jsonOf(json)).toEqual(valor);
  });

  it.each([
    ['a=S%C3%A3o+Paulo&b=', { a: 'São Paulo', b: '' }],
    ['a=1&a=2', { a: ['1', '2'] }],
    ['a=%E3', null],
    ['a=100%', null],
    ['a=%ED%A0%80', null],
  ])('formulário %s', (texto, campos) => {
    if (campos === null) expect(() => formOf(texto)).toThrow(recusa(400));
    else expect(formOf(texto)).toEqual(campos);
  });
});

it('um campo que é JSON tem de ser inteiro; o que não é JSON é de quem o lê', () => {
  for (const inteiro of ['', 'texto', '{', '{"a":"b"}', '1'])
    expect(() => requireWhole(inteiro)).not.toThrow();
  expect(() => requireWhole('{"a":"\\ud800"}')).toThrow(recusa(400));
});

it('o que não se lê é recusado com as suas palavras', () => {
  expect(() => formOf('a=%E3')).toThrow(MENSAGENS.textoIlegivel);
});
