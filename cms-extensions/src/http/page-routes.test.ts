import { expect, it } from 'vitest';
import { routeOfPage } from './page-routes';

it.each([
  ['/usuario/recuperacao/abc_-123', '/usuario/recuperacao/:token'],
  ['/usuario/recuperacao', '/:pagina'],
  ['/usuario/email/trocar/abc', '/usuario/email/:acao/:token'],
  ['/storage/musicas/a.mp3', '/storage/*'],
  ['/storage/banner/comprovante/a.webp', '/storage/banner/comprovante/*'],
  ['/radio/a-voz', '/:tipo/:slug'],
  ['/embed/cantor/ana', '/embed/:tipo/:slug'],
  ['/compartilhar/radio/a-voz.jpg', '/compartilhar/:tipo/:slug.jpg'],
  ['/sitemap-3.xml', '/sitemap.xml'],
  ['/api/radios/all', null],
])('o padrão de %s é %s: nada do que alguém escreveu', (path, padrao) => {
  expect(routeOfPage(path)).toBe(padrao);
});
