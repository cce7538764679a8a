import { expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { COOKIE_MONITORAMENTO_SEGUNDOS } from './cookies';
import { IMPRESSOES_MAXIMO } from './limites';
import { impressoesSchema, rastrearAnuncioSchema, tocarMusicaSchema } from './rastreio';

const recusa = (schema: z.ZodMiniType, corpo: unknown) => {
  const { error } = schema.safeParse(corpo);
  return error?.issues.map(({ message }) => message);
};

it('o que se conta tem um código, nem vazio nem sem fim', () => {
  expect(tocarMusicaSchema.parse({ musica: ' m1 ' })).toEqual({ musica: 'm1' });
  expect(tocarMusicaSchema.safeParse({ musica: 'x'.repeat(64) }).success).toBe(true);
  for (const musica of ['', '  ', 'x'.repeat(65), undefined, 7])
    expect(recusa(tocarMusicaSchema, { musica })).toEqual(['Informe a música.']);
  expect(recusa(rastrearAnuncioSchema, { anuncio: '' })).toEqual(['Informe o anúncio.']);
});

it('conta-se um anúncio, ou uma rádio que começou a tocar', () => {
  for (const tipo of ['', 'webradio', null, undefined])
    expect(rastrearAnuncioSchema.parse({ anuncio: '12', tipo })).toEqual({ anuncio: '12', tipo });
  expect(recusa(rastrearAnuncioSchema, { anuncio: '12', tipo: 'tv' })).toEqual([
    'Este tipo não existe.',
  ]);
});

it('anúncios vistos vêm em lista, ou separados por vírgulas', () => {
  const lidos = (anuncios: unknown) => impressoesSchema.parse({ anuncios }).anuncios;
  expect(lidos('1, 2,3')).toEqual(['1', '2', '3']);
  expect(lidos(['1', 2])).toEqual(['1', '2']);
  expect(lidos([])).toEqual([]);
  const muitos = Array.from({ length: IMPRESSOES_MAXIMO }, (_, n) => n);
  expect(lidos(muitos)).toHaveLength(50);
  expect(recusa(impressoesSchema, { anuncios: [...muitos, 50] })).toEqual([
    'Envie até 50 anúncios por vez.',
  ]);
  for (const anuncios of [undefined, 7, null, [null], [1.5]])
    expect(recusa(impressoesSchema, { anuncios })).toEqual(['Informe os anúncios.']);
  expect(impressoesSchema.safeParse({ anuncios: ['x'.repeat(65)] }).success).toBe(false);
});

it('quem visita é contado por um ano', () => {
  expect(COOKIE_MONITORAMENTO_SEGUNDOS).toBe(31_536_000);
});
