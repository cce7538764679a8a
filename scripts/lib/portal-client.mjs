import { formularioDeBanner } from '@portal/testing/formularios';
import { corpoDoFormulario, novoNavegador } from '@portal/testing/navegador';
import { PONTO_VERMELHO } from '@portal/testing/png';
import { Failure } from './failure.mjs';

/** The first administrator of a portal that was started for this. */
export const ADMINISTRATOR = { email: 'medida@portal.test', senha: 'Senha-da-Medida-1' };

/** Environment of a portal whose first administrator `administratorOf` is. */
export const ADMINISTRATOR_ENV = {
  PORTAL_ADMIN_EMAIL: ADMINISTRATOR.email,
  PORTAL_ADMIN_PASSWORD: ADMINISTRATOR.senha,
};

/** Asks the portal as a browser does: keeps its cookies, sends the anti-forgery token back. `send`: in place of `fetch`. */
export const portalClient = (
  url,
  /** @type {(path: string, init?: RequestInit) => Promise<any>} */ send = fetch,
  cookies = new Map(),
) => {
  const { pedir, postar, enviar } = novoNavegador(
    {
      mandar: (path, init) => send(url + path, { redirect: 'manual', ...init }),
      setCookies: ({ headers }) => headers.getSetCookie(),
      acabar: (response) => response.arrayBuffer(),
    },
    cookies,
  );
  return {
    ask: pedir,
    /** The same person, asking by other means, which know where the portal is. */
    through: (other) => portalClient('', other, cookies),
    readJson: async (path) => (await pedir(path)).json(),
    postJson: enviar,
    /** Posts a form with files. */
    async postForm(path, fields, more = {}) {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      const { headers, body } = await corpoDoFormulario(form);
      return postar(path, { headers: { ...headers, ...more }, body });
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
export const bannerForm = (image = PONTO_VERMELHO) => ({
  ...formularioDeBanner(),
  arquivo_banner: new Blob([image], { type: 'image/png' }),
});

/** Asks as the panel does, as the first administrator. Throws what the portal says when it refuses. */
export const panelClient = async (url) => {
  /** @type {(path: string, init?: RequestInit) => Promise<any>} */
  const ask = async (path, init) => {
    const response = await fetch(url + path, init);
    if (!response.ok)
      throw new Failure(`${path}: ${response.status}, ${(await response.text()).slice(0, 200)}`);
    return response.json();
  };
  const { data } = await ask('/admin/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: ADMINISTRATOR.email, password: ADMINISTRATOR.senha }),
  });
  const headers = { Authorization: `Bearer ${data.token}` };
  return {
    read: (path) => ask(path, { headers }),
    send: (path, body) => ask(path, { method: 'POST', headers, body }),
  };
};
