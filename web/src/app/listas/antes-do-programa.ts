import type { AnuncioPublico } from '@portal/contracts/anuncio/banner';
import type { Cantor } from '@portal/contracts/cantor/cantor';
import { ID_DO_DESENHO } from '@portal/contracts/partilha/ids';
import type { Radio } from '@portal/contracts/radio/radio';
import type { desenharCom } from './desenhar';
import { preencherMolde, type ItemDaLista } from './molde';

type Moldes = ReturnType<typeof desenharCom>;
type PaginaDesenhada = keyof Moldes;

declare global {
  interface Window {
    /** Inbox of this script, written by index.html: what is to be drawn and whom to tell; gone once the program may begin. */
    desenhando?:
      { pagina: PaginaDesenhada; folhas: HTMLLinkElement[]; pronta: () => void } | undefined;
  }
}

/** The lists as they were drawn at build (vite/listas.ts). */
declare const MOLDES: Readonly<Moldes>;

/** How an entry of each list's public read is shown. */
const ITEM: Readonly<Record<PaginaDesenhada, (um: never) => ItemDaLista>> = {
  webradios: ({ id, nome_radio, slogan, path_imagem, url }: Radio) => ({
    ...{ id, nome: nome_radio, linha: slogan, imagem: path_imagem, muda: url === '' },
  }),
  cantores: ({ id, nome, slogan, url_foto }: Cantor) => ({
    ...{ id, nome, linha: slogan, imagem: url_foto },
  }),
  publicidade: ({ id, banner, usuario }: AnuncioPublico) => ({
    ...{ id: String(id), nome: banner.titulo, linha: usuario.usuario, imagem: banner.path_imagem },
  }),
};

const documentoLido = (): Promise<unknown> =>
  new Promise((lido) => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', lido);
    else lido(undefined);
  });

const folhaVinda = (folha: HTMLLinkElement): Promise<unknown> =>
  new Promise((veio, falhou) => {
    if (folha.sheet) veio(undefined);
    folha.addEventListener('load', veio);
    folha.addEventListener('error', falhou);
  });

/** Waits until what was drawn can be seen with its pictures: then nothing has to be painted before the program runs. */
const aVista = async (lugar: HTMLElement): Promise<void> => {
  const capas = [...lugar.querySelectorAll<HTMLImageElement>('img[fetchpriority]')];
  await Promise.all(capas.map((capa) => capa.decode().catch(() => undefined)));
  await new Promise((pintada) => requestAnimationFrame(() => setTimeout(pintada)));
};

const lugarDe = (pagina: PaginaDesenhada, itens: readonly ItemDaLista[]): HTMLElement => {
  const lugar = document.createElement('div');
  lugar.id = ID_DO_DESENHO;
  lugar.dataset['pagina'] = pagina;
  // No box of its own: what it holds stands where the page's own will.
  lugar.style.display = 'contents';
  lugar.innerHTML = preencherMolde(MOLDES[pagina], itens);
  // What is typed or chosen before the program is here would be lost; what is tapped is kept (lib/toques.ts).
  const campos = lugar.querySelectorAll<HTMLElement>('input, select, button:not([data-toque])');
  for (const campo of campos) {
    campo.ariaDisabled = 'true';
    // With the row it stands in: one that scrolls and holds nothing to reach is closed to the keyboard.
    (campo.closest('ul') ?? campo).inert = true;
  }
  const linhas = [...([...lugar.querySelectorAll('ul, ol')].at(-1)?.children ?? [])];
  linhas.forEach((linha, indice) => {
    if (!itens[indice]) linha.remove();
    else if (itens[indice].muda) linha.querySelector('button')?.parentElement?.remove();
  });
  return lugar;
};

/** Who went on to another page waits for no picture, and wants no button of this one pressed when they are back. */
const irAdiante = (): void => {
  window.toques = window.toques?.filter((toque) => !toque.startsWith('radio-'));
  window.desenhando?.pronta();
};

/** Draws the list of this address as the program will show it, from the answer the first lines of index.html asked for. */
const desenhar = async (): Promise<void> => {
  const { adiantado, desenhando } = window;
  if (!adiantado || !desenhando) return;
  const { pagina, folhas } = desenhando;
  const resposta = await adiantado.resposta;
  if (!resposta.ok) return;
  const [dados] = await Promise.all([
    resposta.clone().json() as Promise<never[]>, // the list's public read
    documentoLido(),
    ...folhas.map(folhaVinda),
  ]);
  const principal = document.querySelector('#casca main');
  // Nobody waited any longer, or went on to another page.
  if (!principal || dados.length === 0 || !window.desenhando) return;
  const lugar = lugarDe(pagina, dados.map(ITEM[pagina]));
  principal.append(lugar);
  addEventListener('hashchange', irAdiante);
  adiantado.dados = dados;
  await aVista(lugar);
};

void desenhar()
  .catch(() => undefined)
  .then(() => window.desenhando?.pronta());
