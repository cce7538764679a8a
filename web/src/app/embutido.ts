import type { Cantor } from '@portal/contracts/cantor/cantor';
import { ID_DOS_DADOS_DO_PLAYER } from '@portal/contracts/partilha/embutir';
import type { Radio } from '@portal/contracts/radio/radio';
import { quandoOSiteSeFor } from '../lib/site-que-se-foi';
import { fontesDasMusicas } from '../player/fonte-da-musica';
import { fonteDaRadio } from '../player/fonte-da-radio';
import type { Fonte, FonteMusica } from '../player/fonte';
import { ABRIR_FORA } from '../player/mais/open-outside';
import { acompanharOSistema } from '../player/mais/system-start';
import { createPlayerDriver } from '../player/player-driver';
import { isAtivo } from '../player/player-state';
import { emMinutos, rotuloDoBotao, textoDaSituacao } from '../player/player-texts';

// The player for other sites (contrato 8): the portal's own player under a page the server wrote, without React. It
// counts nothing: whoever listens elsewhere has no cookie of ours.

const SETA = 'M7 4.5v15l12-7.5z';
const PAUSA = 'M6 5h4v14H6zM14 5h4v14h-4z';

/** What the server wrote: the answer of the public read of that entry. */
const lerDados = (): Radio | Cantor | null => {
  const texto = document.getElementById(ID_DOS_DADOS_DO_PLAYER)?.textContent;
  return texto ? (JSON.parse(texto) as Radio | Cantor) : null; // our own server's word
};

/** What says the same again is left alone: a reader would read it out at every tick. */
const dizer = (onde: Node | null, texto: string): void => {
  if (onde && onde.textContent !== texto) onde.textContent = texto;
};

/**
 * Presses what was pressed before this was here to hear it, which the browser remembers (the first input). What was heard is told
 * here too, and left alone: `isOuvido`.
 */
const repetirOToque = (isOuvido: () => boolean): void => {
  if (!PerformanceObserver.supportedEntryTypes.includes('first-input')) return;
  const olheiro = new PerformanceObserver((entradas) => {
    olheiro.disconnect();
    for (const { name, target } of entradas.getEntries() as PerformanceEventTiming[])
      if (name !== 'keydown' && target instanceof Element && !isOuvido())
        target.closest('button')?.click();
  });
  olheiro.observe({ type: 'first-input', buffered: true });
};

const ligar = (fontes: readonly [Fonte, ...Fonte[]], lista: readonly FonteMusica[]): void => {
  const botao = document.querySelector<HTMLButtonElement>('.tocar');
  const icone = botao?.querySelector('path');
  const linha = document.querySelector('.linha bdi');
  // Beside the name, not in it: of a name written from the right the figures would stand within.
  const relogio = document.createTextNode('');
  linha?.after(relogio);
  const situacao = document.querySelector('.situacao');
  const audio = document.body.appendChild(document.createElement('audio'));
  audio.hidden = true;
  const player = createPlayerDriver(audio);
  acompanharOSistema(player, audio);
  const pedida = fontes.find(({ slug }) => slug !== undefined && `#${slug}` === location.hash);
  let escolhida = pedida ?? fontes[0];

  /** Trying again would change nothing: in the portal's bar a link takes the button's place. */
  const isInseguro = (): boolean => {
    const state = player.getState();
    return state.nome === 'erro' && state.motivo === 'inseguro';
  };

  const mostrar = (): void => {
    const state = player.getState();
    if (state.fonte) escolhida = state.fonte;
    const parado = state.fonte ? state : { nome: 'parado' as const, fonte: escolhida };
    const { posicao, duracao } = player.getProgresso();
    const tempo =
      state.nome === 'tocando' && duracao !== null
        ? ` · ${emMinutos(posicao)} de ${emMinutos(duracao)}`
        : '';
    dizer(situacao, textoDaSituacao(parado));
    if (escolhida.tipo === 'musica') dizer(linha, escolhida.nome);
    dizer(relogio, tempo);
    icone?.setAttribute('d', isAtivo(state) ? PAUSA : SETA);
    const rotulo = isInseguro() ? ABRIR_FORA : rotuloDoBotao(parado);
    botao?.setAttribute('aria-label', `${rotulo}: ${escolhida.nome}`);
    for (const outra of document.querySelectorAll<HTMLElement>('[data-musica]'))
      outra.setAttribute('aria-current', String(outra.dataset['musica'] === escolhida.id));
  };

  const tocar = (fonte: Fonte): void => player.alternar(fonte, lista);
  botao?.addEventListener('click', () => {
    if (isInseguro()) window.open(escolhida.url, '_blank', 'noreferrer');
    // As in the portal's bar: without internet the button says that it tries again.
    else if (player.getState().nome === 'semInternet') player.tocar(escolhida, lista);
    else tocar(escolhida);
  });
  for (const outra of document.querySelectorAll<HTMLElement>('[data-musica]'))
    outra.addEventListener('click', () => {
      const fonte = lista.find(({ id }) => id === outra.dataset['musica']);
      if (fonte) tocar(fonte);
    });
  player.aoTerminar(() => {
    const agora = lista.findIndex(({ id }) => id === escolhida.id);
    return lista[agora + 1] ?? null;
  });
  player.subscribe(mostrar);
  mostrar();
  repetirOToque(() => player.getPedido() !== null);
  // A frame stays open for days: the library of an HLS radio, asked for by a press, may be gone with an older site.
  quandoOSiteSeFor(() => location.reload());
};

const dados = lerDados();
if (dados) {
  const musicas = 'musicas' in dados ? fontesDasMusicas(dados.musicas) : [];
  const fontes: readonly Fonte[] =
    'musicas' in dados ? musicas : dados.url === '' ? [] : [fonteDaRadio(dados)];
  const [primeira, ...outras] = fontes;
  if (primeira) ligar([primeira, ...outras], musicas);
}
