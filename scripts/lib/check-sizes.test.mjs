import { describe, expect, it } from 'vitest';
import { compare, plan } from './check-sizes.mjs';

const manifest = {
  'index.html': {
    file: 'assets/index-a.js',
    isEntry: true,
    imports: ['_react.js'],
    css: ['assets/index-a.css'],
  },
  '_react.js': { file: 'assets/react-b.js', css: ['assets/base-b.css'] },
  'src/pages/home/home.tsx': {
    file: 'assets/home-c.js',
    imports: ['_cartao.js'],
    css: ['assets/home-c.css'],
  },
  '_cartao.js': { file: 'assets/cartao-d.js' },
  '_catalogo.js': {
    file: 'assets/catalogo-e.js',
    name: 'catalogo',
    imports: ['_cartao.js', '_datas.js'],
  },
  '_datas.js': { file: 'assets/datas-g.js' },
  '_por-cima.js': { file: 'assets/por-cima-h.js', name: 'por-cima', imports: ['_datas.js'] },
  'node_modules/hls.js/light.js': { file: 'assets/hls-f.js' },
};
const limits = {
  page: 10.6,
  firstPaintJs: 100,
  listsJs: 15,
  everyVisitJs: 30,
  firstPaintCss: 12,
  fonts: 16,
  precache: 350,
  framedJs: 40,
  lazyChunk: 60,
  lazyExceptions: { hls: 120 },
};
const sizes = {
  ...{ page: 10.6, firstPaintJs: 100, listsJs: 15, everyVisitJs: 30 },
  ...{ firstPaintCss: 12, fonts: 16 },
  ...{ precache: 350, framedJs: 40, lazy: [] },
};
const broken = (changes) =>
  compare({ ...sizes, ...changes }, limits).filter(({ holds }) => !holds).length;

describe('tamanho do site', () => {
  it('conta na primeira tela a entrada, a página inicial e o que as duas importam', () => {
    expect(plan(manifest)).toEqual({
      firstJs: ['index-a', 'react-b', 'home-c', 'cartao-d'].map((name) => `assets/${name}.js`),
      firstCss: ['index-a', 'base-b', 'home-c'].map((name) => `assets/${name}.css`),
      listsJs: ['assets/catalogo-e.js', 'assets/datas-g.js'],
      everyVisitJs: ['assets/por-cima-h.js', 'assets/datas-g.js'],
      lazyJs: ['catalogo-e', 'datas-g', 'por-cima-h', 'hls-f'].map((name) => `assets/${name}.js`),
    });
  });

  it('um pedaço que já não existe não passa por leve', () => {
    const { '_catalogo.js': _, ...rest } = manifest;
    expect(() => plan(rest)).toThrow('catalogo');
  });

  it.each([
    [{}, 0],
    [{ page: 10.7 }, 1],
    [{ firstPaintJs: 100.1 }, 1],
    [{ listsJs: 15.1 }, 1],
    [{ everyVisitJs: 30.1 }, 1],
    [{ firstPaintCss: 12.1 }, 1],
    [{ fonts: 16.1 }, 1],
    [{ precache: 350.1 }, 1],
    [{ framedJs: 40.1 }, 1],
    [{ lazy: [['assets/catalogo-e.js', 60.1]] }, 1],
    [{ lazy: [['assets/hls-f.js', 113]] }, 0],
    [{ lazy: [['assets/hls-f.js', 121]] }, 1],
  ])('%j passa de %i limites', (changes, count) => {
    expect(broken(changes)).toBe(count);
  });
});
