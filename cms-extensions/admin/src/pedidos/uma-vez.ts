import { isLeitura, type Pedir } from './pedir';

const emCurso = new Map<string, Promise<Response>>();

/** Decorator: of a button pressed twice the second call is not sent; it is answered as the first one is. */
export const comUmaVez =
  (pedir: Pedir): Pedir =>
  async (url, opcoes) => {
    const { method = 'GET', body = '' } = opcoes ?? {};
    if (isLeitura(opcoes) || typeof body !== 'string') return pedir(url, opcoes);
    const chave = `${method} ${url}\n${body}`;
    const esta = emCurso.get(chave) ?? pedir(url, opcoes).finally(() => void emCurso.delete(chave));
    emCurso.set(chave, esta);
    return (await esta).clone();
  };
