import { cabecalhosDePagina, guardarCookies, linhaDosCookies } from '@portal/testing/navegador';
import { ADMINISTRATOR } from '../lib/portal-client.mjs';
import { PASSWORD } from './furnish.mjs';
import { exchange } from './wire.mjs';

const json = (fields) => ({ type: 'application/json', body: Buffer.from(JSON.stringify(fields)) });

/** Calls after which a session may be another's, or nobody's. */
const TOUCHES_SESSIONS =
  /log|save|recuperacao|sessions|sessoes|users|usuarios|roles|update|excluir|email/;

/** Everybody who asks, with what proves who they are. `emails` by role: of the portal, of the panel. */
export const openActors = (url, { portal, panel }) => {
  const cookies = new Map();
  const tokens = new Map();
  const ask = (method, path, headers = [], body = null) =>
    exchange(url, { method, path, headers, body, lengthOff: 0 });

  const visit = async () => {
    const jar = new Map();
    guardarCookies(jar, (await ask('GET', '/api/verificaLogin')).cookies);
    return jar;
  };

  const enterPortal = async (role) => {
    const jar = await visit();
    const headers = [
      ['Cookie', linhaDosCookies(jar)],
      ...Object.entries(cabecalhosDePagina(jar.get('XSRF-TOKEN') ?? '')),
    ];
    const answer = await ask(
      'POST',
      '/usuario/login',
      headers,
      json({
        email: portal[role],
        senha: role === 'administrador' ? ADMINISTRATOR.senha : PASSWORD,
      }),
    );
    if (answer.status !== 200) return false;
    guardarCookies(jar, answer.cookies);
    const who = await ask('GET', '/api/verificaLogin', [['Cookie', linhaDosCookies(jar)]]);
    guardarCookies(jar, who.cookies);
    cookies.set(role, jar);
    return true;
  };

  const enterPanel = async (role) => {
    const answer = await ask(
      'POST',
      '/admin/login',
      [],
      json({ email: panel[role], password: PASSWORD }),
    );
    if (answer.status !== 200) return false;
    tokens.set(role, JSON.parse(answer.text).data.token);
    return true;
  };

  const enter = (role) => (role in panel ? enterPanel(role) : enterPortal(role));

  const isIn = async (role) => {
    if (role in panel)
      return (
        (await ask('GET', '/admin/users/me', [['Authorization', `Bearer ${tokens.get(role)}`]]))
          .status === 200
      );
    const who = await ask('GET', '/api/verificaLogin', [
      ['Cookie', linhaDosCookies(cookies.get(role))],
    ]);
    return who.status === 200 && JSON.parse(who.text).user?.id_usuario !== null;
  };

  return {
    /** Everybody logs in. False when somebody can't. */
    enterAll: async () => {
      cookies.set('convidado', await visit());
      for (const role of [...Object.keys(portal), ...Object.keys(panel)])
        if (!(await enter(role))) return false;
      return true;
    },
    headersOf: (role, { token, script }) => {
      if (tokens.has(role)) return [['Authorization', `Bearer ${tokens.get(role)}`]];
      const jar = cookies.get(role);
      return [
        ['Cookie', linhaDosCookies(jar)],
        ...(token ? [['X-XSRF-TOKEN', jar.get('XSRF-TOKEN') ?? '']] : []),
        ...(script ? [['X-Requested-With', 'XMLHttpRequest']] : []),
      ];
    },
    /** After a call that may have ended a session: logs in again. False when that is no longer possible. */
    stays: async ({ role, path, method }, { status }) => {
      if (role === 'convidado') return true;
      if (
        status !== 401 &&
        (method === 'GET' ? !/logoff/.test(path) : !TOUCHES_SESSIONS.test(path))
      )
        return true;
      return (await isIn(role)) || enter(role);
    },
  };
};
