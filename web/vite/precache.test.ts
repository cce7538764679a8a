import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { arquivosDoPrecache } from './precache.ts';

const pedaco = (file: string, resto: object = {}) => ({ file, ...resto });

it('leva as páginas públicas com o que importam, e nada das contas nem o HLS', () => {
  const arquivos = arquivosDoPrecache({
    'index.html': pedaco('assets/index-1.js', {
      isEntry: true,
      imports: ['_react-1.js'],
      css: ['assets/index-1.css'],
      assets: ['assets/fonte-1.woff2'],
      dynamicImports: ['src/pages/perfil/pagina-perfil.tsx'],
    }),
    '_react-1.js': pedaco('assets/react-1.js'),
    '_catalogo-1.js': pedaco('assets/catalogo-1.js', {
      name: 'catalogo',
      css: ['assets/catalogo-1.css'],
      imports: ['index.html', '_partes-1.js'],
    }),
    '_partes-1.js': pedaco('assets/partes-1.js'),
    '_por-cima-1.js': pedaco('assets/por-cima-1.js', { name: 'por-cima' }),
    '_formulario-anuncio-1.js': pedaco('assets/formulario-anuncio-1.js', {
      name: 'formulario-anuncio',
    }),
    'src/pages/quem-somos/pagina-quem-somos.tsx': pedaco('assets/quem-somos-1.js'),
    'src/pages/perfil/pagina-perfil.tsx': pedaco('assets/perfil-1.js'),
    'src/features/caixa/caixa.tsx': pedaco('assets/caixa-1.js'),
    '../node_modules/hls.js/dist/hls.light.mjs': pedaco('assets/hls-1.js'),
  });
  expect(arquivos).toEqual([
    '/assets/catalogo-1.css',
    '/assets/catalogo-1.js',
    '/assets/fonte-1.woff2',
    '/assets/index-1.js',
    '/assets/partes-1.js',
    '/assets/por-cima-1.js',
    '/assets/quem-somos-1.js',
    '/assets/react-1.js',
  ]);
});

it('de cada página está dito se é de quem só lê, ou de uma conta', () => {
  const pastas = readdirSync(path.resolve(import.meta.dirname, '../src/pages'));
  const ficaFora = (pasta: string): boolean =>
    arquivosDoPrecache({ [`src/pages/${pasta}/pagina.tsx`]: pedaco('assets/p.js') }).length === 0;
  expect(pastas.filter(ficaFora).sort()).toEqual([
    ...['email', 'login', 'novo-anuncio', 'novo-usuario', 'perfil', 'recuperacao'],
  ]);
});
