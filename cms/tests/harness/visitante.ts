import { type Answer } from './http';
import { type Portal } from './portal';

export type Campos = Record<string, unknown>;

interface Pedido {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** Somebody with a browser: keeps cookies, carries the anti-forgery token back. */
export interface Visitante {
  cookies: Map<string, string>;
  /** Address the request comes from, when the portal trusts the test as a proxy. */
  endereco?: string | undefined;
  pedir(path: string, pedido?: Pedido): Promise<Answer>;
  /** Posts as the portal's own pages do: JSON, by XMLHttpRequest, with the token. */
  enviar(path: string, campos?: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** Posts as a plain HTML form does, with `_token` among the fields. */
  enviarFormulario(path: string, campos: Record<string, string>): Promise<Answer>;
  /** GET /api/verificaLogin. */
  quem(): Promise<{
    user: { id_usuario: number | null; usuario: string; permissao: number };
    token: string;
    mensagem: { status: number; msg: string } | null;
  }>;
}

const guardar = (cookies: Map<string, string>, answer: Answer): void => {
  for (const linha of answer.headers['set-cookie'] ?? []) {
    const [par = ''] = linha.split(';');
    const igual = par.indexOf('=');
    const [nome, valor] = [par.slice(0, igual), par.slice(igual + 1)];
    if (valor === '' || /max-age=0/i.test(linha)) cookies.delete(nome);
    else cookies.set(nome, valor);
  }
};

/** A new browser, without cookies. */
export const novoVisitante = (portal: Pick<Portal, 'ask'>, endereco?: string): Visitante => {
  const cookies = new Map<string, string>();
  const eu: Visitante = {
    cookies,
    endereco,
    async pedir(path, { headers, ...resto } = {}) {
      const cookie = [...cookies].map(([nome, valor]) => `${nome}=${valor}`).join('; ');
      const answer = await portal.ask(path, {
        ...resto,
        headers: {
          ...(cookie ? { Cookie: cookie } : {}),
          ...(eu.endereco ? { 'X-Forwarded-For': eu.endereco } : {}),
          ...headers,
        },
      });
      guardar(cookies, answer);
      return answer;
    },
    async enviar(path, campos = {}, headers = {}) {
      if (!cookies.has('XSRF-TOKEN')) await eu.quem();
      return eu.pedir(path, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-Requested-With': 'XMLHttpRequest',
          'X-XSRF-TOKEN': cookies.get('XSRF-TOKEN') ?? '',
          ...headers,
        },
        body: JSON.stringify(campos),
      });
    },
    async enviarFormulario(path, campos) {
      if (!cookies.has('XSRF-TOKEN')) await eu.quem();
      return eu.pedir(path, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/x-www-form-urlencoded',
          Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
        },
        body: new URLSearchParams({
          _token: cookies.get('XSRF-TOKEN') ?? '',
          ...campos,
        }).toString(),
      });
    },
    async quem() {
      return (await eu.pedir('/api/verificaLogin')).json();
    },
  };
  return eu;
};

/** Somebody who stole every cookie there was. */
export const copiaDe = (portal: Pick<Portal, 'ask'>, visitante: Visitante): Visitante => {
  const copia = novoVisitante(portal);
  for (const [nome, valor] of visitante.cookies) copia.cookies.set(nome, valor);
  return copia;
};

/** The Set-Cookie lines of one cookie. */
export const linhasDoCookie = ({ headers }: Pick<Answer, 'headers'>, nome: string): string[] =>
  (headers['set-cookie'] ?? []).filter((linha) => linha.startsWith(`${nome}=`));
