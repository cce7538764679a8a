import type { Arquivo } from '../paineis/arquivo';
import { mostrarUsos, type Opcao, perguntar, type Uso } from './dialogo';
import { formularioAberto, trocar } from './trocas';

/** What of a refusal's details the panel acts upon. */
interface Detalhes {
  pergunta?: { opcoes: readonly Opcao[] };
  usos?: readonly Uso[];
  conselho?: string;
}

type Pedir = (url: string, opcoes?: RequestInit) => Promise<Response>;

const FORMULARIO = 'X-Portal-Formulario';
const CONFIRMO = 'X-Portal-Confirmo';

/** The path of a call to the portal; null for what goes elsewhere. */
const caminhoDe = (url: string): URL | null => {
  const lido = new URL(url, location.href);
  return lido.origin === location.origin ? lido : null;
};

const com = (opcoes: RequestInit | undefined, nome: string, valor: string): RequestInit => {
  const headers = new Headers(opcoes?.headers);
  const antes = headers.get(nome);
  headers.set(nome, antes ? `${antes}, ${valor}` : valor);
  return { ...opcoes, headers };
};

const lerRecusa = async (
  resposta: Response,
): Promise<{ message: string; details?: Detalhes } | null> => {
  try {
    // The shape of every refusal of the panel's API.
    const corpo = (await resposta.clone().json()) as {
      error?: { message: string; details?: Detalhes };
    };
    return corpo.error ?? null;
  } catch {
    return null;
  }
};

/** Asks what a refusal asks, and sends the call again with the answer; says with links where a file is in use. */
const comPerguntas =
  (pedir: Pedir): Pedir =>
  async (url, opcoes) => {
    const resposta = await pedir(url, opcoes);
    if (resposta.status !== 400) return resposta;
    const recusa = await lerRecusa(resposta);
    const { pergunta, usos, conselho } = recusa?.details ?? {};
    if (recusa && pergunta) {
      const confirmo = await perguntar(recusa.message, pergunta.opcoes);
      return confirmo === null
        ? resposta
        : comPerguntas(pedir)(url, com(opcoes, CONFIRMO, confirmo));
    }
    if (usos) void mostrarUsos(usos, conselho ?? '');
    return resposta;
  };

/** What the form says of the file, less what was said of the one before: the new one is described anew. */
const infoNova = (enviada: unknown, antes: Arquivo, arquivo: File): string => {
  // The panel's own form: JSON of an object.
  const info = JSON.parse(typeof enviada === 'string' ? enviada : '{}') as Record<string, unknown>;
  const { alternativeText, name, caption, folder } = info;
  return JSON.stringify({
    name: name === antes.name ? arquivo.name : name,
    alternativeText: alternativeText === antes.alternativeText ? null : alternativeText,
    caption,
    folder,
  });
};

/** 'Substituir mídia' within a form stores a new file, which the form links: the portal changes once it is published. */
const substituirNoFormulario = async (
  pedir: Pedir,
  id: number,
  formulario: string,
  corpo: FormData,
  arquivo: File,
  opcoes: RequestInit,
): Promise<Response> => {
  const { headers } = opcoes;
  const antes = (await (
    await pedir(`/upload/files/${id}`, { headers: headers ?? {}, credentials: 'include' })
  ).json()) as Arquivo;
  const novo = new FormData();
  novo.append('files', arquivo);
  novo.append('fileInfo', infoNova(corpo.get('fileInfo'), antes, arquivo));
  const resposta = await pedir('/upload', { ...com(opcoes, FORMULARIO, formulario), body: novo });
  if (!resposta.ok) return resposta;
  const [por] = (await resposta.json()) as Arquivo[];
  if (!por) return resposta;
  trocar({ de: id, por });
  // Strapi's dialog goes on with the entry it knows: the field puts the new one in its place.
  return Response.json({ ...por, id, trocadoPor: por });
};

/** Tells the portal that somebody is here to be asked. */
const comResposta =
  (pedir: Pedir): Pedir =>
  (url, opcoes) =>
    pedir(url, (opcoes?.method ?? 'GET') === 'GET' ? opcoes : com(opcoes, CONFIRMO, 'pergunte'));

const comSubstituicao =
  (pedir: Pedir): Pedir =>
  (url, opcoes) => {
    const alvo = caminhoDe(url);
    const id = Number(alvo?.searchParams.get('id'));
    const formulario = formularioAberto();
    const corpo = opcoes?.body;
    const arquivo = corpo instanceof FormData ? corpo.get('files') : null;
    return alvo?.pathname === '/upload' &&
      id &&
      formulario &&
      opcoes &&
      corpo instanceof FormData &&
      arquivo instanceof File
      ? substituirNoFormulario(pedir, id, formulario, corpo, arquivo, opcoes)
      : pedir(url, opcoes);
  };

/** The library lists what the address of its page asks for. */
const comSemUso =
  (pedir: Pedir): Pedir =>
  (url, opcoes) => {
    const alvo = caminhoDe(url);
    const semUso =
      location.pathname.endsWith('/plugins/upload') &&
      new URLSearchParams(location.search).has('semUso');
    if (!semUso || alvo?.pathname !== '/upload/files' || opcoes?.method !== 'GET')
      return pedir(url, opcoes);
    alvo.searchParams.set('semUso', '1');
    return pedir(alvo.href, opcoes);
  };

/**
 * Interceptor: the panel's calls go through here, whichever of its screens they come from. Strapi's screens know neither
 * the portal's questions nor its links, and offer no place to teach them. Call once.
 */
export const interceptarPedidos = (): void => {
  const original = window.fetch.bind(window);
  const pedir = comResposta(comPerguntas(comSubstituicao(comSemUso(original))));
  window.fetch = (alvo, opcoes) =>
    typeof alvo === 'string' && caminhoDe(alvo) ? pedir(alvo, opcoes) : original(alvo, opcoes);
  // Uploads with a progress bar go another way.
  const doNavegador = XMLHttpRequest.prototype;
  const enviar = Reflect.get(doNavegador, 'send') as (
    this: XMLHttpRequest,
    corpo?: unknown,
  ) => void;
  doNavegador.send = function (corpo) {
    const formulario = formularioAberto();
    if (corpo instanceof FormData && corpo.has('files') && formulario)
      this.setRequestHeader(FORMULARIO, formulario);
    enviar.call(this, corpo);
  };
};
