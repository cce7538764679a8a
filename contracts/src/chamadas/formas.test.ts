import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { anuncioPublicoSchema } from '../anuncio/banner';
import { cantorSchema } from '../cantor/cantor';
import { recusaSchema } from '../http/recusa';
import { desempenhoSchema } from '../monitoramento/desempenho';
import { musicaSchema, musicaTocadaSchema } from '../musica/musica';
import { noArDaRadioSchema, noArSchema } from '../no-ar/no-ar';
import { votoRecebidoSchema } from '../pesquisa/resultados';
import { portalSchema } from '../portal/portal';
import { precoSchema } from '../preco/preco';
import { filtrosDeRadioSchema } from '../radio/filtros';
import { radioSchema } from '../radio/radio';
import { sessaoUsuarioSchema } from '../usuario/verifica-login';
import { Formas } from './formas';
import { MODELOS } from './modelos';

it('o que tem nome é um componente, a que os outros se referem', () => {
  const formas = new Formas();
  const referencia = { $ref: '#/components/schemas/Cantor' };
  expect(formas.de(cantorSchema)).toEqual(referencia);
  expect(formas.de(z.array(cantorSchema))).toEqual({ type: 'array', items: referencia });
  expect(Object.keys(formas.componentes).sort()).toEqual(['Cantor', 'Musica']);
  expect(formas.componentes['Cantor']).toMatchObject({
    type: 'object',
    properties: {
      nome: { type: 'string' },
      musicas: { items: { $ref: '#/components/schemas/Musica' } },
    },
    examples: [{ nome: 'Cantora Exemplo' }],
  });
  expect(formas.componentes['Cantor']).not.toHaveProperty('id');
});

it('um nome se dá também a um esquema feito à mão', () => {
  const formas = new Formas();
  expect(formas.nomear('Feito', { type: 'object' })).toEqual({
    $ref: '#/components/schemas/Feito',
  });
  expect(formas.componentes).toEqual({ Feito: { type: 'object' } });
});

it('de um número inteiro só se diz o limite que é seu', () => {
  const formas = new Formas();
  expect(formas.de(z.int())).toEqual({ type: 'integer' });
  expect(formas.de(z.int().check(z.minimum(1), z.maximum(9)))).toEqual({
    ...{ type: 'integer', minimum: 1, maximum: 9 },
  });
});

it('um objeto pode ganhar campos, a não ser que diga de que tipo são', () => {
  const formas = new Formas();
  expect(formas.de(z.object({ a: z.string() }))).not.toHaveProperty('additionalProperties');
  expect(formas.de(z.record(z.string(), z.int()))).toMatchObject({
    additionalProperties: { type: 'integer' },
  });
});

it('o que se toma difere do que se responde', () => {
  const formas = new Formas();
  const numero = z.pipe(z.string(), z.transform(Number));
  const dobrado = z.object({ a: numero });
  expect(formas.de(dobrado, 'input')).toMatchObject({ properties: { a: { type: 'string' } } });
  // What only a function tells is not told.
  expect(formas.de(dobrado)).toMatchObject({ properties: { a: {} } });
  const prefeito = z.object({ a: z.prefault(z.string(), '') });
  expect(formas.de(prefeito)).toMatchObject({ required: ['a'] });
  expect(formas.de(prefeito, 'input')).not.toHaveProperty('required');
});

it.each([
  ...[radioSchema, musicaSchema, musicaTocadaSchema, cantorSchema, noArSchema, noArDaRadioSchema],
  ...[filtrosDeRadioSchema, precoSchema, anuncioPublicoSchema, desempenhoSchema],
  ...[votoRecebidoSchema, recusaSchema, sessaoUsuarioSchema],
])('o exemplo de um modelo é um deles, inteiro', (schema) => {
  const { examples } = MODELOS.get(schema) ?? {};
  expect(examples).toHaveLength(1);
  expect(schema.parse(examples?.[0])).toEqual(examples?.[0]);
  // An empty list shows nobody what is in it.
  expect(JSON.stringify(examples)).not.toMatch(/\[\]|\{\}/);
});

it('um modelo sem exemplo só tem o nome', () => {
  expect(MODELOS.get(portalSchema)).toEqual({ id: 'Portal' });
});
