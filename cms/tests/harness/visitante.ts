import { novoNavegador, type Pedido } from '@portal/testing/navegador';
import { type Answer } from './http';
import { type Portal } from './portal';

export type Campos = Record<string, unknown>;

/** Somebody with a browser: keeps cookies, carries the anti-forgery token back. */
export interface Visitante {
  cookies: Map<string, string>;
  /** Address the request comes from, when the portal trusts the test as a proxy. */
  endereco?: string | undefined;
  pedir(path: string, pedido?: Pedido): Promise<Answer>;
  /** Posts a body as the portal's own pages do, by XMLHttpRequest with the token. */
  postar(
    path: string,
    corpo: { headers: Record<string, string>; body: string | Buffer },
  ): Promise<Answer>;
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

/** A new browser, without cookies. */
export const novoVisitante = (portal: Pick<Portal, 'ask'>, endereco?: string): Visitante => {
  const { cookies, pedir, token, postar, enviar } = novoNavegador<Answer>({
    mandar: (path, { headers, ...resto }) =>
      portal.ask(path, {
        ...resto,
        headers: { ...(eu.endereco ? { 'X-Forwarded-For': eu.endereco } : {}), ...headers },
      }),
    setCookies: ({ headers }) => headers['set-cookie'] ?? [],
  });
  const eu: Visitante = {
    ...{ cookies, endereco, pedir, postar, enviar },
    enviarFormulario: async (path, campos) =>
      pedir(path, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/x-www-form-urlencoded',
          Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
        },
        body: new URLSearchParams({ _token: await token(), ...campos }).toString(),
      }),
    quem: async () => (await pedir('/api/verificaLogin')).json(),
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
