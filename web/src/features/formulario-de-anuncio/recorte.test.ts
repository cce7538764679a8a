import { expect, it } from 'vitest';
import { areaDoMeio, formaPorExtenso, isMesmaArea, nitidezPorExtenso } from './recorte';

it.each([
  [1200, 500, { x: 0, y: 0, width: 1200, height: 500 }],
  [3000, 500, { x: 900, y: 0, width: 1200, height: 500 }],
  [1000, 1000, { x: 0, y: 292, width: 1000, height: 417 }],
  [900, 1600, { x: 0, y: 613, width: 900, height: 375 }],
  [1, 1, { x: 0, y: 0, width: 1, height: 1 }],
])('de %i × %i aparece o meio', (width, height, area) => {
  expect(areaDoMeio({ width, height })).toEqual(area);
});

it.each([
  [1200, 500, null],
  [1210, 500, null],
  [3000, 500, /mais larga/],
  [1200, 800, /mais alta/],
  [1000, 1000, /quadrada/],
  [900, 1600, /em pé/],
])('%i × %i: diz o que fica de fora', (width, height, palavras) => {
  const dito = formaPorExtenso({ width, height });
  if (palavras) expect(dito).toMatch(palavras);
  else expect(dito).toBeNull();
});

it.each([
  [1600, null],
  [1200, null],
  [1199, /um pouco sem nitidez.*1199 × 500/],
  [600, /um pouco sem nitidez/],
  [599, /pequena demais.*599 × 500/],
])('com %i pontos de largura: diz como fica', (width, palavras) => {
  const dito = nitidezPorExtenso({ width, height: 500 });
  if (palavras) expect(dito).toMatch(palavras);
  else expect(dito).toBeNull();
});

it.each([
  [0, true],
  [2, true],
  [3, false],
])('a mesma parte com %i pontos de diferença: %s', (pontos, mesma) => {
  const area = { x: 10, y: 10, width: 1200, height: 500 };
  for (const lado of ['x', 'y', 'width', 'height'] as const)
    expect(isMesmaArea(area, { ...area, [lado]: area[lado] - pontos })).toBe(mesma);
});
