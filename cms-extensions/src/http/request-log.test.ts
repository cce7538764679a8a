import { expect, it } from 'vitest';
import { loggedPath } from './request-log';

it.each([
  ['/api/radios/all', '/api/radios/all'],
  ['/usuario/login?senha=x', '/usuario/login'],
  ['/monitoramento/NyJ3aCnrFgtW.OmAYOLNGOLeR', '/monitoramento/{id}'],
  ['/monitoramento/7?x=1', '/monitoramento/{id}'],
  [`/${'a'.repeat(400)}`, `/${'a'.repeat(299)}`],
])('de %s o registro guarda %s', (caminho, guardado) => {
  expect(loggedPath(caminho)).toBe(guardado);
});
