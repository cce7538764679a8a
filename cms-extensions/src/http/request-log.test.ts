import { expect, it } from 'vitest';
import { loggedPath } from './request-log';

it.each([
  ['/api/radios/all', '/api/radios/all'],
  ['/usuario/login?senha=x', '/usuario/login'],
  ['/monitoramento/NyJ3aCnrFgtW.OmAYOLNGOLeR', '/monitoramento/{id}'],
  ['/monitoramento/7?x=1', '/monitoramento/{id}'],
  ['/usuario/recuperacao/aB-3_x', '/usuario/recuperacao/{id}'],
  ['/usuario//Recuperacao/aB-3_x/', '/usuario/recuperacao/{id}'],
  ['/usuario%2Frecuperacao%2faB', '/usuario/recuperacao/{id}'],
  ['/usuario/recuperacao/mail', '/usuario/recuperacao/mail'],
  ['/usuario/email/trocar/aB', '/usuario/email/trocar/{id}'],
  ['/api/previa/aB.c', '/api/previa/{id}'],
  ['/radio/100%', '/radio/100%'],
  [`/${'a'.repeat(400)}`, `/${'a'.repeat(299)}`],
])('de %s o registro guarda %s', (caminho, guardado) => {
  expect(loggedPath(caminho)).toBe(guardado);
});
