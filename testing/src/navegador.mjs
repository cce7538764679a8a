/** @typedef {{ method?: string, headers?: Record<string, string>, body?: string | Buffer }} Pedido */

/** What a page's own requests carry, so that no other site's pass for them. @param {string} token */
export const cabecalhosDePagina = (token) => ({
  'X-Requested-With': 'XMLHttpRequest',
  'X-XSRF-TOKEN': token,
});

/** The Cookie header of what is kept. @param {ReadonlyMap<string, string>} cookies */
export const linhaDosCookies = (cookies) =>
  [...cookies].map(([nome, valor]) => `${nome}=${valor}`).join('; ');

/** Keeps, or forgets, what Set-Cookie lines say. @param {Map<string, string>} cookies @param {readonly string[]} linhas */
export const guardarCookies = (cookies, linhas) => {
  for (const linha of linhas) {
    const [par = ''] = linha.split(';');
    const igual = par.indexOf('=');
    const [nome, valor] = [par.slice(0, igual), par.slice(igual + 1)];
    if (valor === '' || /max-age=0/i.test(linha)) cookies.delete(nome);
    else cookies.set(nome, valor);
  }
};

/** A form with files as a browser encodes it, whole: the portal wants its length before it reads one. @param {FormData} form */
export const corpoDoFormulario = async (form) => {
  const codificado = new Response(form);
  return {
    headers: { 'Content-Type': codificado.headers.get('Content-Type') ?? '' },
    body: Buffer.from(await codificado.arrayBuffer()),
  };
};

/**
 * A browser, whatever asks for it: keeps cookies, carries the anti-forgery token back.
 * @template R
 * @param {object} meio
 * @param {(path: string, pedido: Pedido) => Promise<R>} meio.mandar
 * @param {(resposta: R) => readonly string[]} meio.setCookies the Set-Cookie lines of an answer
 * @param {(resposta: R) => Promise<unknown>} [meio.acabar] reads to its end an answer that nobody looks at
 * @param {Map<string, string>} [cookies]
 */
export const novoNavegador = (
  { mandar, setCookies, acabar = () => Promise.resolve() },
  cookies = new Map(),
) => {
  /** @param {string} path @param {Pedido} [pedido] */
  const pedir = async (path, { headers, ...resto } = {}) => {
    const cookie = linhaDosCookies(cookies);
    const resposta = await mandar(path, {
      ...resto,
      headers: { ...(cookie && { Cookie: cookie }), ...headers },
    });
    guardarCookies(cookies, setCookies(resposta));
    return resposta;
  };
  const token = async () => {
    if (!cookies.has('XSRF-TOKEN')) await acabar(await pedir('/api/verificaLogin'));
    return cookies.get('XSRF-TOKEN') ?? '';
  };
  /**
   * Posts as the portal's own pages do: by XMLHttpRequest, with the token.
   * @param {string} path @param {{ headers: Record<string, string>, body: string | Buffer }} corpo
   */
  const postar = async (path, { headers, body }) =>
    pedir(path, {
      method: 'POST',
      headers: { ...cabecalhosDePagina(await token()), ...headers },
      body,
    });
  return {
    cookies,
    pedir,
    token,
    postar,
    /** Posts JSON. @param {string} path @param {unknown} [campos] @param {Record<string, string>} [headers] */
    enviar: (path, campos = {}, headers = {}) =>
      postar(path, {
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(campos),
      }),
  };
};
