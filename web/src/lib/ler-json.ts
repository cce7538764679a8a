import { ApiError, erroDaResposta, SEM_RESPOSTA } from './api-error';
import { caminhoDaPrevia } from './previa';

interface Adiantado {
  caminho: string;
  resposta: Promise<Response>;
  /** What it holds, where a list was drawn from it before the program was here (app/listas). */
  dados?: unknown;
}

declare global {
  interface Window {
    /** Prefetch: the answer index.html asked for while the scripts were on their way; gone when taken, or 10 s old. */
    adiantado?: Adiantado | undefined;
  }
}

/** Takes the prefetched answer, once, when it is the one of this address. */
const tomarAdiantado = (caminho: string): Promise<Response> | undefined => {
  const { adiantado } = window;
  if (adiantado?.caminho !== caminho) return undefined;
  delete window.adiantado;
  return adiantado.resposta;
};

/** What a list was drawn from: the one that takes over begins with it, once. */
// The caller names what the contract promises for this path, as with lerJson.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
export const dadosDesenhados = <T>(caminho: string): T | undefined => {
  const dados = window.adiantado?.dados;
  if (dados === undefined || !tomarAdiantado(caminho)) return undefined;
  return dados as T;
};

/** The same for a list that comes a page at a time. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as above
export const paginasDesenhadas = <T>(caminho: string) => {
  const primeira = dadosDesenhados<T[]>(caminho);
  return primeira && { pages: [primeira], pageParams: [1] };
};

/** How long a page waits for an answer to begin: on a bad network another request gets through where one hangs. */
const PRAZO_MS = 15_000;

/** The answer to a GET, as soon as it begins; its body may take as long as it takes. */
const pedir = (caminho: string, signal: AbortSignal | undefined): Promise<Response> => {
  const controle = new AbortController();
  const desistir = () => controle.abort();
  signal?.addEventListener('abort', desistir);
  const relogio = setTimeout(desistir, PRAZO_MS);
  return fetch(caminho, {
    signal: controle.signal,
    headers: { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
  }).finally(() => clearTimeout(relogio));
};

/**
 * The body of a GET of the portal. Throws ApiError, or the abort of `signal`.
 * The portal's own server is trusted for the shape `T`: API tests hold it to the contract.
 */
export const lerJson = async <T>(caminho: string, signal?: AbortSignal): Promise<T> => {
  let resposta: Response;
  try {
    const final = caminhoDaPrevia(caminho, window.location);
    resposta = await (tomarAdiantado(final) ?? pedir(final, signal));
  } catch (erro) {
    if (signal?.aborted) throw erro;
    throw new ApiError(SEM_RESPOSTA, 0);
  }
  if (!resposta.ok) {
    throw erroDaResposta(resposta.status, await resposta.json().catch(() => null));
  }
  // `T` is what the contract promises for this path; parsing every list again would weigh on the first paint.
  return (await resposta.json()) as T;
};
