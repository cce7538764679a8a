import { expect, it } from 'vitest';
import { comPrograma } from './programa.ts';

const pagina = (programa: string) =>
  `<head><script>var programa = /* programa */ [];</script>\n${programa}</head>`;

it('os endereços do que foi construído ficam no script da página, o programa primeiro', () => {
  const elementos =
    '<link rel="modulepreload" crossorigin href="/assets/react-b.js">\n<script type="module" crossorigin src="/assets/index-a.js"></script>\n';
  expect(comPrograma(pagina(elementos))).toBe(
    '<head><script>var programa = ["/assets/index-a.js","/assets/react-b.js"];</script>\n</head>',
  );
});

it('uma página sem programa não se constrói', () => {
  expect(() => comPrograma(pagina(''))).toThrow('no program');
});
