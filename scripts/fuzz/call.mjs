import { bodyFor } from './bodies.mjs';
import { randomOf } from './random.mjs';
import { oddId, query } from './values.mjs';

/** Reads the portal answers before its router sees them (contrato 3), and its pages. */
const ANSWERED_EARLIER = [
  ...[
    '/api/portal',
    '/api/precos',
    '/api/radios/all',
    '/api/radios/all/id|nome_radio',
    '/api/radios/:id',
  ],
  ...[
    '/api/cantores',
    '/api/cantores/obterTodos',
    '/api/cantores/:id',
    '/api/musicas/all',
    '/api/saude',
  ],
  ...[
    '/api/anuncios/aleatorios',
    '/api/anuncio/publicidade',
    '/storage/:pasta/:arquivo',
    '/usuario/login',
  ],
  ...[
    '/storage/banner/comprovante/:arquivo',
    '/usuario/recuperacao/:token',
    '/usuario/email/confirmar/:token',
    '/usuario/perfil',
    '/api/nada/:id',
  ],
].map((path) => ({ method: 'GET', path }));

const ASKED = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const WITH_BODY = ['POST', 'PUT', 'PATCH', 'DELETE'];
const PANEL =
  /^\/(admin|content-manager|content-type-builder|upload|i18n|email|painel|users-permissions|review|content-releases|strapi)/;

/** Routes worth asking: every registered one by the methods clients use, and what is answered before the router. */
export const routesToAsk = (registered) => {
  const asked = registered.filter(
    ({ method, path }) => ASKED.includes(method) && path !== '/_health',
  );
  return [...asked, ...ANSWERED_EARLIER];
};

export const isPanel = (path) => PANEL.test(path);

/** Routes by their first words: of each group one sees how much of it was let in. */
export const groupOf = (path) =>
  path
    .replace(/[(?].*/, '…')
    .split('/')
    .slice(1, 3)
    .join('/') || '/';

/** What a well-behaved page puts into an address: an entry of its own type, an ad where ads are. */
const rightId = (random, path, name, known) => {
  if (/model|uid|contentType/.test(name)) return known.entrada.tipo;
  if (path.startsWith('/content-manager')) return known.entrada.documento;
  if (path.startsWith('/api/radios')) return known.radios[0];
  return String(random.pick(path.startsWith('/api/anuncios') ? known.anuncios : known.ids));
};

const parameter = (random, path, name, known, sane) => {
  if (sane && !/targetField|numero|pasta/.test(name)) return rightId(random, path, name, known);
  if (!sane && random.chance(0.25)) return oddId(random);
  if (/model|uid|contentType/.test(name)) return random.pick(known.tipos);
  if (/targetField/.test(name))
    return random.pick(['cantor', 'anuncio', 'pesquisa', 'musicas', 'roles', 'x']);
  if (name === 'numero') return random.pick(['1', '2']);
  if (name === 'pasta') return random.pick(['radios', 'banner', 'musicas', 'cantores', '..%2f']);
  return random.pick(
    [...known.anuncios, ...known.documentos, ...known.radios, ...known.ids].map(String),
  );
};

const concrete = (random, path, known, sane) =>
  path
    .replace(/:(\w+)(\([^)]*\))?/g, (_, name) => parameter(random, path, name, known, sane))
    .replace(/\(.*\)/g, () => random.pick(['index.html', 'x', oddId(random)]));

const ODD_HEADERS = [
  ['Accept', 'text/html'],
  ['Accept', '*/*;q=abc'],
  ['Accept-Language', 'xx'.repeat(500)],
  ['Accept-Encoding', 'nada;q=1'],
  ['Range', 'bytes=9-1'],
  ['If-None-Match', 'W/"x'],
  ['If-Modified-Since', 'ontem'],
  ['Host', 'evil.exemplo.test'],
  ['Origin', 'https://evil.exemplo.test'],
  ['Referer', 'x'.repeat(4_000)],
  ['X-Forwarded-For', '1.2.3.4:99, [::1]:8, lixo'],
  ['X-Forwarded-Host', 'evil.exemplo.test'],
  ['X-Request-Id', '"><x'],
  ['X-HTTP-Method-Override', 'DELETE'],
  ['Idempotency-Key', 'x'.repeat(300)],
  ['Idempotency-Key', 'á'],
  ['Content-Encoding', 'gzip'],
  ['Content-Encoding', 'nada'],
  ['Expect', '100-continue'],
  ['Upgrade', 'websocket'],
  ['Cookie', 'a=%; monitoramento=%7B'],
  ['Cookie', 'monitoramento=%7B%22id_usuario%22%3A%7B%7D%7D; XSRF-TOKEN=x'],
  ['Authorization', 'Bearer x.y.z'],
  ['Authorization', 'Basic Og=='],
];

/** So many calls have nothing hostile about them. */
const SANE = 0.25;

const PORTAL_ROLES = ['convidado', 'ana', 'ana', 'bia', 'administrador', 'administrador', 'editor'];
const PANEL_ROLES = ['convidado', 'administrador', 'editor', 'editor', 'super', 'super'];

/**
 * Call `n` of a seed: who asks what, as text and bytes. `known` are ids that exist. Nobody's cookies are in it: the
 * role's are put in when it is sent.
 */
export const callOf = (seed, n, routes, known) => {
  const random = randomOf(seed, n);
  // As many calls go to the portal as to the panel, which has five times the routes.
  const panel = random.chance(0.5);
  const route = random.pick(routes.filter(({ path }) => isPanel(path) === panel));
  // Some are what a page would send: a wall of refusals would hide what lies behind it.
  const sane = random.chance(SANE);
  let path = concrete(random, route.path, known, sane);
  if (!sane && random.chance(route.method === 'GET' ? 0.45 : 0.08)) path += `?${query(random)}`;
  const method = !sane && random.chance(0.03) ? random.pick(ASKED) : route.method;
  const body = WITH_BODY.includes(method) ? bodyFor(random, path.split('?')[0], known, sane) : null;
  const headers = !sane && random.chance(0.2) ? [random.pick(ODD_HEADERS)] : [];
  return {
    n,
    role: random.pick(isPanel(path) ? PANEL_ROLES : PORTAL_ROLES),
    method,
    path,
    group: groupOf(route.path),
    route: `${route.method} ${route.path}`,
    headers,
    body,
    token: sane || random.chance(0.93),
    script: sane || random.chance(0.8),
    /** How far the told length is from the true one. */
    lengthOff: body && !sane && random.chance(0.02) ? random.pick([-3, 7]) : 0,
  };
};
