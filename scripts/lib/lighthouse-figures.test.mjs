import { expect, it } from 'vitest';
import { judge, summarize } from './lighthouse-figures.mjs';

const report = (performance, lcp, benchmarkIndex = 1500) => ({
  environment: { benchmarkIndex },
  categories: {
    performance: { score: performance },
    accessibility: { score: 1 },
    'best-practices': { score: 1 },
    seo: { score: 0.99 },
  },
  audits: {
    'largest-contentful-paint': { numericValue: lcp },
    'cumulative-layout-shift': { numericValue: 0 },
    'total-blocking-time': { numericValue: 10 },
    'total-byte-weight': { numericValue: 290_000 },
  },
});

it('fica com a mediana e acusa o que está abaixo do piso ou acima do teto', () => {
  const figures = summarize([report(0.9, 3000, 900), report(0.99, 900, 2000), report(0.98, 1000)]);
  expect(figures).toEqual({
    performance: 98,
    accessibility: 100,
    'best-practices': 100,
    seo: 99,
    lcp: 1000,
    cls: 0,
    tbt: 10,
    bytes: 290_000,
    machine: 1500,
  });
  expect(judge('/', figures)).toEqual(['/: seo 99, e o piso é 100.']);
  expect(judge('/', { ...figures, seo: 100, performance: 97 })).toHaveLength(1);
  expect(judge('/', { ...figures, seo: 100, lcp: 1400.4, bytes: 300_001 })).toEqual([
    '/: lcp 1400, e o teto é 1400.',
    '/: bytes 300001, e o teto é 300000.',
  ]);
});
