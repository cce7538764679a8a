import { type CampoDiferente, perguntar } from './perguntas';

/** Of a request: the `updatedAt` of the version its sender looked at, where the body has none or an older one. */
const VISTO = 'Portal-Visto-Em';
/** Of an answer: the `updatedAt` that this write left. */
const GRAVADO = 'Portal-Gravado-Em';

const DE_UM_REGISTRO =
  /^\/content-manager\/(?:single-types\/[^/]+|collection-types\/[^/]+\/[a-z0-9]{24})(\/actions\/(?:publish|unpublish|discard))?$/;

/** What this window saw last of each entry, for what is sent without a form. */
const vistos = new Map<string, string>();
/** What came of a version by this window's own writes: its form still names the version before. */
const sucessores = new Map<string, string>();

const maisNovo = (visto: string): string => {
  let ultimo = visto;
  for (let seguinte = sucessores.get(ultimo); seguinte; seguinte = sucessores.get(ultimo))
    ultimo = seguinte;
  return ultimo;
};

interface Recusa {
  error?: {
    message: string;
    details?: { codigo?: string; atual?: string; campos?: CampoDiferente[] };
  };
}

const lerJson = async (resposta: Response): Promise<unknown> =>
  resposta
    .clone()
    .json()
    .catch(() => null);

const vistoNoCorpo = (init: RequestInit): string | undefined => {
  if (typeof init.body !== 'string') return undefined;
  const corpo = JSON.parse(init.body) as { updatedAt?: unknown } | null; // what the panel has just made
  return typeof corpo?.updatedAt === 'string' ? corpo.updatedAt : undefined;
};

const com = (init: RequestInit, nome: string, valor: string): RequestInit => {
  const headers = new Headers(init.headers);
  headers.set(nome, valor);
  return { ...init, headers };
};

type Buscar = (endereco: string, init: RequestInit) => Promise<Response>;

/** Sends a write with the version this window saw, and asks before it takes the place of another. */
const escrever = async (
  buscar: Buscar,
  endereco: string,
  init: RequestInit,
  registro: string,
): Promise<Response> => {
  const visto = vistoNoCorpo(init) ?? vistos.get(registro);
  const enviado = visto && maisNovo(visto);
  let resposta = await buscar(endereco, enviado ? com(init, VISTO, enviado) : init);
  while (resposta.status === 409) {
    const { message = '', details } = ((await lerJson(resposta)) as Recusa | null)?.error ?? {};
    if (details?.codigo !== 'conflito' || !details.atual || !details.campos) return resposta;
    const pergunta = { mensagem: message, campos: details.campos };
    if (!(await perguntar(pergunta))) return resposta;
    resposta = await buscar(endereco, com(init, VISTO, details.atual));
  }
  const gravado = resposta.headers.get(GRAVADO);
  if (resposta.ok && gravado && visto && gravado !== enviado)
    sucessores.set(maisNovo(visto), gravado);
  return resposta;
};

const lembrar = async (resposta: Response, registro: string): Promise<void> => {
  const lido = (await lerJson(resposta)) as { data?: { updatedAt?: unknown } } | null;
  if (typeof lido?.data?.updatedAt === 'string') vistos.set(registro, lido.data.updatedAt);
};

/**
 * Decorator of the window's `fetch`: Strapi's forms know nothing of versions, so what they send goes out with the one
 * they show, and a refusal for another version is asked about before Strapi sees it. Call once.
 */
export const acompanharPedidos = (): void => {
  const original = window.fetch.bind(window);
  window.fetch = async (entrada, init = {}) => {
    const url = typeof entrada === 'string' ? new URL(entrada, window.location.href) : null;
    const achado = url && DE_UM_REGISTRO.exec(url.pathname);
    if (!achado || url.origin !== window.location.origin) return original(entrada, init);
    const registro = url.pathname.slice(0, url.pathname.length - (achado[1] ?? '').length);
    const method = init.method?.toUpperCase() ?? 'GET';
    if (method !== 'GET') return escrever(original, url.href, init, registro);
    const resposta = await original(entrada, init);
    // The published version is another one, which no form changes.
    if (resposta.ok && url.searchParams.get('status') !== 'published')
      await lembrar(resposta, registro);
    return resposta;
  };
};
