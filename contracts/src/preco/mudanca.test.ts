import { expect, it } from 'vitest';
import { mudancaDePrecosSchema } from './mudanca';

const UM = { tipo: 'banner', periodo: 3, valor: 100, era: 90 };

it('cada preço que muda diz qual era', () => {
  expect(mudancaDePrecosSchema.parse({ precos: [UM] })).toEqual({ precos: [UM] });
  for (const falta of ['tipo', 'periodo', 'valor', 'era'])
    expect(
      mudancaDePrecosSchema.safeParse({ precos: [{ ...UM, [falta]: undefined }] }).success,
    ).toBe(false);
  expect(mudancaDePrecosSchema.safeParse({}).success).toBe(false);
});

it('mudam no máximo os doze que há', () => {
  const precos = (quantos: number) => ({ precos: Array.from({ length: quantos }, () => UM) });
  expect(mudancaDePrecosSchema.safeParse(precos(12)).success).toBe(true);
  expect(mudancaDePrecosSchema.safeParse(precos(13)).success).toBe(false);
});
