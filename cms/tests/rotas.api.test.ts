import { beforeAll, describe, expect, it } from 'vitest';
import { umPortal } from './harness/um-portal';
import { type RegisteredRoute, registeredRoutes } from './harness/registered-routes';

/** What answers whoever has no account: pages and calls of the contract, and what Strapi's panel asks before login. */
const ABERTAS = new Set([
  'GET /',
  'GET /usuario/logoff',
  // Presence answers everybody alike, and counts only whom the portal knows (contract 6).
  'GET /monitoramento/x',
  'GET /admin/init',
  'GET /admin/project-type',
  'GET /content-manager/preview/script',
]);

const aqui = umPortal();
let routes: RegisteredRoute[];

beforeAll(async () => {
  routes = await registeredRoutes(aqui.portal);
});

const concrete = (path: string): string => path.replace(/\/:[^/]+|\/?\(.*\)\*?/g, '/x');

describe('todas as rotas registradas', () => {
  it('a varredura enxerga as rotas do portal e as do Strapi', () => {
    const paths = routes.map(({ path }) => path);
    expect(paths).toContain('/api/verificaLogin');
    expect(paths).toContain('/admin/login');
    expect(routes.length).toBeGreaterThan(100);
  });

  it('sob /api só há o que o contrato lista: nenhum REST de fábrica', async () => {
    const reachable: string[] = [];
    const stock = [
      'radios',
      'cantores',
      'musicas',
      'banners',
      'anuncios',
      'precos',
      'users',
    ].flatMap((type) => [`/api/${type}/x/y`, `/api/${type}?populate=*`]);
    for (const path of stock) {
      const answer = await aqui.portal.ask(path);
      if (answer.text.includes('"meta"') || answer.text.includes('"data"')) reachable.push(path);
    }
    expect(reachable).toEqual([]);
    const plugins = routes.filter(({ path }) =>
      /^\/api\/(upload|auth|users|connect|i18n|email|content)/.test(path),
    );
    for (const { method, path } of plugins) {
      expect((await aqui.portal.ask(concrete(path), { method })).status, path).toBe(404);
    }
  });

  it('sem conta, nenhuma rota do painel entrega nada nem muda nada', async () => {
    const open: string[] = [];
    for (const { method, path } of routes) {
      if (['HEAD', 'CONNECT'].includes(method) || path.startsWith('/api/')) continue;
      const headers = { 'Content-Type': 'application/json' };
      const body = method === 'GET' || method === 'DELETE' ? undefined : '{}';
      const answer = await aqui.portal.ask(concrete(path), { method, headers, body });
      expect(answer.status, `${method} ${path}: ${answer.text}`).toBeLessThan(500);
      if (answer.status < 400) open.push(`${method} ${concrete(path)}`);
    }
    expect(open.filter((route) => !ABERTAS.has(route))).toEqual([]);
  });
});
