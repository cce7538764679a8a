import {
  ROTAS_DO_PAINEL,
  ROTAS_FECHADAS,
  rotasAbertas,
} from '@portal/cms-extensions/http/rotas-do-strapi';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Editor, loginEditor } from './harness/editor';
import { umPortal } from './harness/um-portal';
import { portalRoutes, type RegisteredRoute, registeredRoutes } from './harness/registered-routes';

/** What answers whoever has no account: pages and calls of the contract, and what Strapi's panel asks before login. */
const ABERTAS = new Set([
  'GET /',
  'GET /usuario/logoff',
  // Presence answers everybody alike, and counts only whom the portal knows (contrato 6).
  'GET /monitoramento/x',
  'GET /admin/x',
  'GET /admin/init',
  'GET /admin/project-type',
  'GET /content-manager/preview/script',
]);

const aqui = umPortal();
let routes: RegisteredRoute[];
let doStrapi: RegisteredRoute[];
let admin: Editor;

const nomeDe = ({ method, path }: RegisteredRoute): string => `${method} ${path}`;

beforeAll(async () => {
  routes = await registeredRoutes(aqui.portal);
  const nossas = new Set((await portalRoutes(aqui.portal)).map(nomeDe));
  doStrapi = routes.filter((rota) => rota.method !== 'HEAD' && !nossas.has(nomeDe(rota)));
  admin = await loginEditor(aqui.portal);
});

/** Whether a closed entry (`* /email*`) is about a route. */
const cobre = (fechada: string, { method, path }: RegisteredRoute): boolean => {
  const [metodo = '', padrao = ''] = fechada.split(' ');
  if (metodo !== '*' && metodo !== method) return false;
  return padrao.endsWith('*)') || !padrao.endsWith('*')
    ? path === padrao
    : path.startsWith(padrao.slice(0, -1));
};
const fechadas = ROTAS_FECHADAS.flatMap(({ rotas }) => rotas);

const concrete = (path: string): string => path.replace(/\/:[^/]+|\/?\(.*\)\*?/g, '/x');

describe('as rotas do Strapi', () => {
  it('estão todas na lista das abertas ou na das fechadas, e em uma só', () => {
    const fora = doStrapi.filter((rota) => {
      const listada = Number(rotasAbertas.has(nomeDe(rota)));
      return listada + Number(fechadas.some((uma) => cobre(uma, rota))) !== 1;
    });
    expect(fora.map(nomeDe)).toEqual([]);
  });

  it('as listas não falam do que não há', () => {
    const nomes = new Set(doStrapi.map(nomeDe));
    expect([...rotasAbertas].filter((rota) => !nomes.has(rota))).toEqual([]);
    expect(fechadas.filter((uma) => !doStrapi.some((rota) => cobre(uma, rota)))).toEqual([]);
    for (const { porque, rotas } of [...ROTAS_DO_PAINEL, ...ROTAS_FECHADAS]) {
      expect(porque).not.toBe('');
      expect(new Set(rotas).size).toBe(rotas.length);
    }
  });

  it('as fechadas são 404 até para quem administra, e as abertas não', async () => {
    const [abertas, outras] = [doStrapi, doStrapi].map((todas, i) =>
      todas.filter((rota) => rotasAbertas.has(nomeDe(rota)) === (i === 0)),
    );
    for (const { method, path } of outras ?? []) {
      if (method === 'CONNECT' || /^\/($|_health|uploads|\(\()/.test(path)) continue;
      const corpo = method === 'GET' || method === 'DELETE' ? undefined : {};
      const answer = await admin.pedir(concrete(path), method, corpo);
      // Where the panel's pages or another method of the same address stand, the method is what is refused.
      expect([404, 405], `${method} ${path}: ${answer.status}`).toContain(answer.status);
    }
    for (const { method, path } of abertas ?? []) {
      const answer = await aqui.portal.ask(concrete(path), { method });
      expect(answer.status, `${method} ${path}`).not.toBe(405);
    }
  });
});

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
