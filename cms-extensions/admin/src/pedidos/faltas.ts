import type { Pedir } from './pedir';

export const SEM_PORTAL = 'Não foi possível falar com o portal. Confira a conexão e tente de novo.';

const isJson = ({ headers }: Response): boolean =>
  headers.get('Content-Type')?.includes('json') ?? false;

/**
 * Decorator: the browser tells in English that nobody answered, and Strapi so of what somebody else answered in the portal's
 * place, a proxy that does not reach it.
 */
export const comFaltas =
  (pedir: Pedir): Pedir =>
  async (url, opcoes) => {
    const resposta = await pedir(url, opcoes).catch((erro: unknown) => {
      // Nobody waits for it any more.
      if (opcoes?.signal?.aborted) throw erro;
      throw new Error(SEM_PORTAL, { cause: erro });
    });
    if (resposta.ok || isJson(resposta)) return resposta;
    const { status } = resposta;
    const error = { status, name: 'UnknownError', message: SEM_PORTAL, details: {} };
    return Response.json({ data: null, error }, { status });
  };
