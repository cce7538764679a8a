import { Failure } from './failure.mjs';

/** The first administrator of a portal that was started for this. */
export const ADMINISTRATOR = { email: 'medida@portal.test', senha: 'Senha-da-Medida-1' };

/** Environment of a portal whose first administrator `administratorOf` is. */
export const ADMINISTRATOR_ENV = {
  PORTAL_ADMIN_EMAIL: ADMINISTRATOR.email,
  PORTAL_ADMIN_PASSWORD: ADMINISTRATOR.senha,
};

/** One red dot. */
export const RED_DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** Asks the portal as a browser does: keeps its cookies, sends the anti-forgery token back. `send`: in place of `fetch`. */
export const portalClient = (
  url,
  /** @type {(path: string, init?: RequestInit) => Promise<any>} */ send = fetch,
  cookies = new Map(),
) => {
  /** @param {string} path @param {RequestInit} [init] */
  const ask = async (path, { headers = {}, ...rest } = {}) => {
    const response = await send(url + path, {
      redirect: 'manual',
      ...rest,
      headers: {
        ...headers,
        Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  };

  const post = async (path, type, body, headers = {}) => {
    if (!cookies.has('XSRF-TOKEN')) await (await ask('/api/verificaLogin')).arrayBuffer();
    return ask(path, {
      method: 'POST',
      headers: {
        'X-Requested-With': 'XMLHttpRequest',
        'X-XSRF-TOKEN': cookies.get('XSRF-TOKEN') ?? '',
        'Content-Type': type,
        ...headers,
      },
      body,
    });
  };

  return {
    ask,
    /** The same person, asking by other means, which know where the portal is. */
    through: (other) => portalClient('', other, cookies),
    readJson: async (path) => (await ask(path)).json(),
    postJson: (path, fields) => post(path, 'application/json', JSON.stringify(fields)),
    /** Posts a form with files. Whole: the portal wants its length before it reads one. */
    async postForm(path, fields, headers) {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      const encoded = new Response(form);
      const type = encoded.headers.get('content-type') ?? '';
      return post(path, type, Buffer.from(await encoded.arrayBuffer()), headers);
    },
  };
};

/** The same, logged in as the first administrator of a portal that was started for this. */
export const administratorOf = async (url) => {
  const client = portalClient(url);
  const { status } = await client.postJson('/usuario/login', ADMINISTRATOR);
  if (status !== 200) throw new Failure(`O administrador não entrou: ${status}.`);
  return client;
};

/** A filled form that buys a banner ad. */
export const bannerForm = (image) => ({
  titulo: 'Medida',
  periodo: '1',
  tipo_anuncio: 'banner',
  meio_pagamento: 'pix',
  termos: 'on',
  titulo_banner: 'Medida',
  resumo_banner: 'Um resumo',
  url: 'https://medida.test/',
  arquivo_banner: new Blob([image], { type: 'image/png' }),
});
