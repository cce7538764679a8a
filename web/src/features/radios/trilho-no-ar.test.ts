import type { NoAr } from '@portal/contracts/no-ar/no-ar';
import type { Radio } from '@portal/contracts/radio/radio';
import { expect, it } from 'vitest';
import { ordenarNoAr } from './trilho-no-ar';

const radio = (id: string) => ({ id }) as Radio; // as much of a radio as the order looks at
const sabido = (no_ar: boolean | null): NoAr => ({
  no_ar,
  desde: null,
  tocando: null,
  ouvintes: 0,
});

it('as que soam primeiro, na ordem em que vieram; depois quem ninguém sabe; as mortas no fim', () => {
  const radios = ['morta', 'nova', 'b', 'nula', 'a'].map(radio);
  const noAr = { morta: sabido(false), b: sabido(true), a: sabido(true), nula: sabido(null) };
  expect(ordenarNoAr(radios, noAr).map(({ id }) => id)).toEqual([
    'b',
    'a',
    'nova',
    'nula',
    'morta',
  ]);
  expect(ordenarNoAr(radios, {})).toEqual(radios);
});
