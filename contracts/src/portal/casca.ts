import { imagemPublicada } from '../arquivo/imagem';
import { NOME_DO_PORTAL, SEM_RADIO_PADRAO } from './nome';
import type { Portal } from './portal';

/** Id of the inert JSON element in which the server writes the answer of /api/portal into index.html. */
export const ID_DADOS_DO_PORTAL = 'dados-do-portal';
/** What index.html holds where that element goes. */
export const MARCA_DADOS_DO_PORTAL = '<!--dados-do-portal-->';
/** Around the part of the shell that shows the carousel: drawn for that many slides, taken out for any other number. */
export const MARCAS_DESTAQUES = ['<!--destaques-->', '<!--/destaques-->'] as const;
export const SLIDES_NA_CASCA = 2;

type CampoDaCasca = 'titulo' | 'texto' | 'rotulo' | 'link' | 'imagem';
/** Placeholder in the built shell for a field of a slide, or of the default radio. */
export const marcaDoSlide = (slide: number, campo: CampoDaCasca): string =>
  `__slide_${slide}_${campo}__`;
/** Placeholder of the default radio's name, or of its picture. */
export const marcaDaRadio = (campo: 'nome' | 'imagem'): string => `__radio_${campo}__`;
/** Placeholder of a link: links are drawn from the site's root, so it carries the slash. */
export const marcaDoLink = (slide: number): string => `/${marcaDoSlide(slide, 'link')}`;

// Said again of `texto/html`: the first screen reads this file, and would be served all of that one.
const ENTIDADES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapar = (texto: string): string => texto.replace(/[&<>"']/g, (c) => ENTIDADES[c] ?? c);

/** A link of the shell leads to a page of ours or to http(s); anything else leads home. */
const linkSeguro = (link: string): string => (/^(https?:\/\/|\/(?!\/))/i.test(link) ? link : '/');

/** Puts a stored image where the placeholder stands; without one the element goes. */
export const pintarImagem = (html: string, marca: string, caminho: string | null): string => {
  if (caminho === null) return html.replace(new RegExp(`<img[^>]*${marca}[^>]*>`, 'g'), '');
  const { src, srcSet, width, height } = imagemPublicada(caminho);
  const atributos = Object.entries({ src, srcset: srcSet, width, height })
    .filter(([, valor]) => valor !== undefined)
    .map(([nome, valor]) => `${nome}="${escapar(String(valor))}"`);
  return html.replaceAll(`src="${marca}"`, () => atributos.join(' '));
};

const pintarDestaques = (html: string, carrossel: Portal['carrossel']): string => {
  const [inicio, fim] = MARCAS_DESTAQUES;
  if (carrossel.length !== SLIDES_NA_CASCA) {
    return html.replace(new RegExp(`${inicio}[^]*?${fim}`), '');
  }
  return carrossel.reduce((pagina, slide, i) => {
    const palavras = {
      titulo: slide.titulo,
      texto: slide.texto,
      rotulo: slide.rotulo_link,
    } as const;
    const escrita = (['titulo', 'texto', 'rotulo'] as const).reduce(
      (texto, campo) => texto.replaceAll(marcaDoSlide(i, campo), () => escapar(palavras[campo])),
      pagina.replaceAll(marcaDoLink(i), () => escapar(linkSeguro(slide.link))),
    );
    return pintarImagem(escrita, marcaDoSlide(i, 'imagem'), slide.path_imagem);
  }, html);
};

/**
 * Server-side first paint: the built index.html with the carousel and the default radio as HTML, and the whole answer
 * of /api/portal as an inert JSON element for the script. No text staff type can end an element. `null`: the answer is
 * not to be had (database unavailable); the page is left without it and asks for it itself.
 */
export const pintarCasca = (html: string, portal: Portal | null): string => {
  const radio = portal?.radio_padrao;
  const naBarra = radio?.nome_radio ?? (portal ? SEM_RADIO_PADRAO : NOME_DO_PORTAL);
  const comRadio = pintarImagem(
    pintarDestaques(html, portal?.carrossel ?? []),
    marcaDaRadio('imagem'),
    radio?.path_imagem ?? null,
  ).replaceAll(marcaDaRadio('nome'), () => escapar(naBarra));
  if (!portal) return comRadio.replace(MARCA_DADOS_DO_PORTAL, '');
  const json = JSON.stringify(portal).replace(/</g, '\\u003c');
  return comRadio.replace(
    MARCA_DADOS_DO_PORTAL,
    () => `<script type="application/json" id="${ID_DADOS_DO_PORTAL}">${json}</script>`,
  );
};
