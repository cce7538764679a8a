import { imagemPublicada, variante } from '@portal/contracts/arquivo/imagem';
import type { Cantor } from '@portal/contracts/cantor/cantor';
import { ID_DOS_DADOS_DO_PLAYER } from '@portal/contracts/partilha/embutir';
import { enderecoDe } from '@portal/contracts/partilha/enderecos';
import { NOME_DO_PORTAL } from '@portal/contracts/portal/nome';
import { capitalizar } from '@portal/contracts/texto/dobrar';
import { escapar, limpar } from '@portal/contracts/texto/html';
import type { Item } from './item';

const CABECA = '<!--cabeca-->';
const CORPO = '<!--corpo-->';
/** Narrowest copy of a cover that is still sharp at the size it is shown. */
const LARGURA_DA_CAPA = 256;

const capaDe = ({ imagem, nome }: Item): string => {
  if (imagem === null) return escapar(Array.from(nome.trim())[0] ?? '');
  const { width = 0 } = imagemPublicada(imagem);
  const src = width > LARGURA_DA_CAPA ? variante(imagem, LARGURA_DA_CAPA) : imagem;
  return `<img src="${escapar(src)}" alt="" width="96" height="96" />`;
};

const musicaDe = ({ id, nome, url }: Cantor['musicas'][number]): string =>
  url === null
    ? ''
    : `<li><button type="button" data-musica="${escapar(id)}"><bdi>${escapar(capitalizar(nome))}</bdi></button></li>`;

const SETA = '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M7 4.5v15l12-7.5z"/></svg>';

const semScripts = ({ sons }: Item): string =>
  sons
    .map(({ url }) => `<audio controls preload="none" src="${escapar(url)}"></audio>`)
    .slice(0, 1)
    .join('');

const fora = (href: string, conteudo: string): string =>
  `<a href="${escapar(href)}" target="_blank" rel="noopener">${conteudo}<span class="so-leitor"> (abre em nova aba)</span></a>`;

const cabecaDe = (titulo: string, canonico = ''): string =>
  `<title>${escapar(`${titulo} | ${NOME_DO_PORTAL}`)}</title><meta name="robots" content="noindex" />${canonico && `<link rel="canonical" href="${escapar(canonico)}" />`}`;

/**
 * The small player that other sites frame (contrato 8), as it is before its script comes. `modelo`: web/embutir.html, built;
 * `dados`: what the public read of the entry answers, as JSON.
 */
export const paginaDoPlayer = (modelo: string, item: Item, site: string, dados: string): string => {
  const { tipo, nome, linha, sons } = item;
  const pagina = site + enderecoDe(tipo, item.slug);
  // Written by our own presenter of the same type a moment ago.
  const musicas = tipo === 'cantor' ? (JSON.parse(dados) as Cantor).musicas : [];
  const lista = musicas.map(musicaDe).join('');
  const corpo = `<section class="player" aria-label="Player de ${escapar(limpar(nome))}" data-tipo="${tipo}"><div class="topo"><div class="capa">${capaDe(item)}</div><div class="palavras"><h1>${fora(pagina, `<bdi>${escapar(nome)}</bdi>`)}</h1><p class="linha"><bdi>${escapar(linha)}</bdi></p><p class="situacao" role="status">${sons.length > 0 ? '' : 'Ainda não há o que ouvir aqui'}</p></div><button type="button" class="tocar" aria-label="Ouvir ${escapar(limpar(nome))}"${sons.length > 0 ? '' : ' disabled'}>${SETA}</button></div><noscript>${semScripts(item)}</noscript>${lista && `<ul class="musicas" aria-label="Músicas">${lista}</ul>`}<p class="pe">${fora(pagina, `Ouvir no ${NOME_DO_PORTAL}`)}</p></section>`;
  const json = `<script type="application/json" id="${ID_DOS_DADOS_DO_PLAYER}">${dados.replace(/</g, '\\u003c')}</script>`;
  return modelo
    .replace(CABECA, () => cabecaDe(limpar(nome), pagina))
    .replace(CORPO, () => corpo + json);
};

/** The player of what is not, or no longer, public. */
export const playerDeNinguem = (modelo: string, site: string): string =>
  modelo
    .replace(CABECA, () => cabecaDe('Player não encontrado'))
    .replace(
      CORPO,
      () =>
        `<section class="player" aria-label="Player"><p class="situacao">O que tocava aqui saiu do ar ou mudou de endereço.</p><p class="pe">${fora(`${site}/`, `Ir para o ${NOME_DO_PORTAL}`)}</p></section>`,
    );
