import type { CampoDiferente, UsoDoArquivo } from '@portal/contracts/painel/respostas';
import { mostrarUsos, perguntar, perguntarPeloApagado, perguntarPeloConflito } from './dialogo';
import type { Opcao } from './janela';
import { comCabecalho, CONFIRMO, isLeitura, lerJson, type Pedir, VISTO } from './pedir';
import { registroDe } from './versoes';

/** A refusal of the panel's API, and what of its details the panel acts upon. */
interface Recusa {
  message: string;
  details?: {
    pergunta?: { opcoes: readonly Opcao[] };
    usos?: readonly UsoDoArquivo[];
    conselho?: string;
    codigo?: string;
    atual?: string;
    campos?: readonly CampoDiferente[];
  };
}

/** Loads the page anew, what is written in the form gone: the person has just chosen so. It never ends. */
const recarregar = (): Promise<never> => {
  const calar = (evento: BeforeUnloadEvent): void => {
    evento.stopImmediatePropagation();
  };
  window.addEventListener('beforeunload', calar, { capture: true });
  window.location.reload();
  return new Promise(() => undefined);
};

const maisUmSim = (opcoes: RequestInit | undefined, confirmo: string): RequestInit => {
  const antes = new Headers(opcoes?.headers).get(CONFIRMO);
  return comCabecalho(opcoes, CONFIRMO, antes ? `${antes}, ${confirmo}` : confirmo);
};

/** What is asked because of a refusal. The same call with the answer, or null where there is nothing to send again. */
const responder = async (
  url: string,
  opcoes: RequestInit | undefined,
  { message, details = {} }: Recusa,
): Promise<RequestInit | null> => {
  const { pergunta, usos, conselho, codigo, atual, campos } = details;
  if (pergunta) {
    const confirmo = await perguntar(message, pergunta.opcoes);
    return confirmo === null ? null : maisUmSim(opcoes, confirmo);
  }
  if (codigo === 'conflito' && atual && campos) {
    if (await perguntarPeloConflito(message, campos)) return comCabecalho(opcoes, VISTO, atual);
    // Strapi's form would be filled anew as well, without a word.
    return registroDe(url) ? recarregar() : null;
  }
  if (usos) void mostrarUsos(usos, conselho ?? '');
  return null;
};

/** A refusal whose question was answered with no: Strapi would say the question once more, as if something was to come. */
const semSalvar = ({ status }: Response, error: Recusa): Response =>
  Response.json({ data: null, error: { ...error, message: 'Nada foi salvo.' } }, { status });

const isExclusao = (opcoes: RequestInit | undefined): boolean =>
  opcoes?.method?.toUpperCase() === 'DELETE';

/**
 * Decorator: asks what a refusal asks before Strapi sees it, and sends the call again with the answer; says with links
 * where a file is in use.
 */
export const comPerguntas =
  (pedir: Pedir): Pedir =>
  async (url, opcoes) => {
    const resposta = await pedir(url, opcoes);
    if (resposta.status === 404 && !isLeitura(opcoes) && registroDe(url)) {
      // Gone already, by a call whose answer was lost or by a colleague: as it was to be.
      if (isExclusao(opcoes)) return Response.json({ data: null });
      return (await perguntarPeloApagado()) ? comPerguntas(pedir)(url, opcoes) : resposta;
    }
    if (resposta.status !== 400 && resposta.status !== 409) return resposta;
    // The shape of every refusal of the panel's API.
    const { error } = ((await lerJson(resposta)) as { error?: Recusa } | null) ?? {};
    const outraVez = error ? await responder(url, opcoes, error) : null;
    if (outraVez) return comPerguntas(pedir)(url, outraVez);
    return error?.details?.pergunta ? semSalvar(resposta, error) : resposta;
  };
