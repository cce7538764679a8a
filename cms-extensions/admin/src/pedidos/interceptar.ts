import { comFaltas } from './faltas';
import { comListas } from './listas';
import { caminhoDe, comCabecalho, CONFIRMO, FORMULARIO, isLeitura, type Pedir } from './pedir';
import { comPerguntas } from './perguntas';
import { comSubstituicao } from './substituir';
import { formularioAberto } from './trocas';
import { comUmaVez } from './uma-vez';
import { comVersoes } from './versoes';

/** Tells the portal that somebody is here to be asked. */
const comResposta =
  (pedir: Pedir): Pedir =>
  (url, opcoes) =>
    pedir(url, isLeitura(opcoes) ? opcoes : comCabecalho(opcoes, CONFIRMO, 'pergunte'));

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
  const pedir = comUmaVez(
    comResposta(
      comVersoes(comPerguntas(comSubstituicao(comSemUso(comListas(comFaltas(original)))))),
    ),
  );
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
