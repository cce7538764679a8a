import { escapar } from '@portal/contracts/texto/html';
import { imagemPublicada } from '@portal/contracts/arquivo/imagem';
import { ID_DO_DESENHO } from '@portal/contracts/partilha/ids';
import type { Item } from './item';

/** The proportions of the page that takes over (web/src/ui/apresentacao.module.css): nothing jumps. */
const ESTILO = `#${ID_DO_DESENHO}>*{margin-block:0}
#${ID_DO_DESENHO} .volta{display:flex;align-items:center;min-height:48px;margin:0}
#${ID_DO_DESENHO} .topo{display:flex;flex-wrap:wrap;gap:16px 20px;align-items:center;padding-block:12px 28px}
#${ID_DO_DESENHO} .capa{width:clamp(112px,34vw,220px);aspect-ratio:1;border-radius:14px;overflow:hidden;background:var(--cor-primaria);color:var(--cor-sobre-primaria);display:grid;place-items:center;font:700 3rem var(--fonte-display)}
#${ID_DO_DESENHO} .capa img{width:100%;height:100%;object-fit:cover}
#${ID_DO_DESENHO} .palavras{display:grid;flex:1 1 9rem;gap:8px;min-width:0;overflow-wrap:anywhere}
#${ID_DO_DESENHO} .linha{font-size:var(--texto-h3);line-height:1.4}
#${ID_DO_DESENHO} .lugar{display:flex;gap:8px;color:var(--cor-suave)}
#${ID_DO_DESENHO} .lugar svg{flex:none;width:20px;height:20px;margin-top:2px;fill:none;stroke:currentColor;stroke-width:2}
#${ID_DO_DESENHO} .chip{padding:4px 12px;border-radius:999px;background:var(--cor-primaria-tenue);color:var(--cor-sobre-primaria-tenue);font-size:var(--texto-pequeno);font-weight:600;line-height:1.45;display:inline-flex}
#${ID_DO_DESENHO} .no-ar{min-height:1.45em;font-size:var(--texto-pequeno);line-height:1.45}
#${ID_DO_DESENHO} .acoes{flex:1 0 100%;display:flex;flex-wrap:wrap;gap:12px;align-content:start;min-height:116px}
#${ID_DO_DESENHO} .ouvir{display:inline-flex;flex:1 0 100%;align-items:center;justify-content:center;gap:8px;min-width:0;min-height:56px;padding:8px 20px;border:2px solid transparent;border-radius:999px;background:var(--cor-primaria);color:var(--cor-sobre-primaria);font-weight:700;line-height:1.3;text-align:center;text-decoration:none;overflow-wrap:anywhere}
#${ID_DO_DESENHO} .ouvir svg{flex:none;width:24px;height:24px;fill:currentColor;stroke:currentColor;stroke-width:2;stroke-linejoin:round}
html:not([data-theme]) #${ID_DO_DESENHO} span.ouvir{display:none}
#${ID_DO_DESENHO} .texto{white-space:pre-line;max-width:70ch}
@media (min-width:640px){#${ID_DO_DESENHO} .topo{display:grid;grid-template:1fr auto/auto minmax(0,1fr);gap:20px 28px}#${ID_DO_DESENHO} .capa{grid-row:span 2}#${ID_DO_DESENHO} .palavras{align-self:end}#${ID_DO_DESENHO} .acoes{grid-column:2}#${ID_DO_DESENHO} .acoes{min-height:56px}#${ID_DO_DESENHO} .ouvir{flex:none;min-width:min(12rem,100%);max-width:100%;padding-inline:28px;font-size:var(--texto-h3)}}`.replaceAll(
  '\n',
  '',
);

const capaDe = ({ imagem, nome }: Item): string => {
  if (imagem === null) return escapar(Array.from(nome.trim())[0] ?? '');
  const { src, srcSet, width, height } = imagemPublicada(imagem);
  const atributos = Object.entries({ src, srcset: srcSet, width, height })
    .filter(([, valor]) => valor !== undefined)
    .map(([atributo, valor]) => `${atributo}="${escapar(String(valor))}"`);
  return `<img ${atributos.join(' ')} sizes="(min-width: 640px) 220px, 34vw" alt="" decoding="sync" fetchpriority="high" />`;
};

const paragrafo = (classe: string, texto: string): string =>
  texto === '' ? '' : `<p class="${classe}"><bdi>${escapar(texto)}</bdi></p>`;

/** Most songs a page without scripts lists. */
const MAIS_SONS = 50;

const som = ({ nome, url }: Item['sons'][number]): string =>
  `<li><p><a href="${escapar(url)}">Ouvir <bdi>${escapar(nome)}</bdi></a></p><audio controls preload="none" src="${escapar(url)}"></audio></li>`;

const VOLTAS = {
  radio: ['/#webradios', 'Todas as web rádios'],
  cantor: ['/#cantores', 'Todos os cantores'],
  musica: ['/#cantores', 'Todos os cantores'],
} as const satisfies Record<Item['tipo'], readonly [string, string]>;

/** The sign of the page's own button (lucide's play): its words stand where they will stand. */
const SETA =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z"/></svg>';

/** With scripts the page that takes over plays; a link followed before it came would leave the portal. */
const acaoDe = ({ nome, sons: [som] }: Item): string => {
  if (!som) return '';
  const botao = `${SETA}<span>Ouvir <bdi>${escapar(nome)}</bdi></span>`;
  return `<span class="ouvir" aria-hidden="true">${botao}</span><noscript><a class="ouvir" href="${escapar(som.url)}">${botao}</a></noscript>`;
};

const PINO =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0"/><circle cx="12" cy="10" r="3"/></svg>';

/** Small facts under the words, where the page will have them; of a radio also the place of what is not known yet. */
const fatosDe = ({ tipo, lugar }: Item): string => {
  const texto = `<bdi>${escapar(lugar)}</bdi>`;
  if (tipo === 'radio')
    return `${lugar && `<p class="lugar">${PINO}${texto}</p>`}<p class="no-ar"></p>`;
  return lugar && `<p><span class="chip">${texto}</span></p>`;
};

/** The first screen of an address to share, as it can be read, and heard, before or without any script. */
export const desenhoDe = (item: Item): string => {
  const [href, rotulo] = VOLTAS[item.tipo];
  const sons = item.sons.slice(0, MAIS_SONS).map(som).join('');
  return `<div id="${ID_DO_DESENHO}" style="display:block"><style>${ESTILO}</style><p class="volta"><a href="${href}">${rotulo}</a></p><article><div class="topo"><div class="capa">${capaDe(item)}</div><div class="palavras"><h1><bdi>${escapar(item.nome)}</bdi></h1>${paragrafo('linha', item.linha)}${fatosDe(item)}</div><div class="acoes">${acaoDe(item)}</div></div>${paragrafo('texto', item.texto.trim())}${sons && `<noscript><ul>${sons}</ul></noscript>`}</article></div>`;
};
