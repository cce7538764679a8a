import { escapar } from '@portal/contracts/texto/html';
import { ID_DOS_DADOS } from '@portal/contracts/partilha/ids';
import { MARCAS_DESTAQUES, pintarCasca } from '@portal/contracts/portal/casca';
import { NOME_DO_PORTAL } from '@portal/contracts/portal/nome';
import type { Portal } from '@portal/contracts/portal/portal';
import { cabecaDe } from './cabeca';
import { desenhoDe } from './desenho';
import type { Item } from './item';

/** The bar offers the radio of the page from its first paint on: nobody who taps it hears another. */
export const comOferta = (
  portal: Portal | null,
  { tipo, id, slug, nome, imagem, sons }: Item,
): Portal | null => {
  const [som] = sons;
  if (!portal || tipo !== 'radio' || !som) return portal;
  return {
    ...portal,
    radio_padrao: { id, slug, nome_radio: nome, url: som.url, path_imagem: imagem },
  };
};

const CABECA = '<!--cabeca-->';
const DESENHO = '<!--desenho-->';
const [INICIO, FIM] = MARCAS_DESTAQUES;

/** The built page with the portal's first paint in it, and the places of what differs from address to address. */
export const molduraDe = (index: string, portal: Portal | null): string =>
  pintarCasca(
    index
      .replace(/<title>[^<]*<\/title>/, '')
      .replace(/<meta\s+name="description"[^>]*>/, CABECA)
      .replace(new RegExp(`${INICIO}[^]*?${FIM}`), DESENHO)
      .replace(/<noscript[^>]*>[^<]*<\/noscript>/, ''),
    portal,
  );

/** A page of an address to share (contrato 8): `dados` is what its public read answers, as JSON. */
export const paginaDe = (moldura: string, item: Item, site: string, dados: string): string => {
  const abre = `data-abre="${item.pagina}" data-id="${escapar(item.id)}"${item.musica && ` data-musica="${escapar(item.musica)}"`}`;
  const json = dados.replace(/</g, '\\u003c');
  const elemento = `<script type="application/json" id="${ID_DOS_DADOS}">${json}</script>`;
  return moldura
    .replace('<html ', () => `<html ${abre} data-rota="outra" `)
    .replace(CABECA, () => cabecaDe(item, site))
    .replace(DESENHO, () => desenhoDe(item))
    .replace('</body>', () => `${elemento}</body>`);
};

/** The portal's own page for an address that is nobody's. */
export const paginaDeNinguem = (moldura: string): string =>
  moldura
    .replace(
      CABECA,
      () =>
        `<title>Página não encontrada | ${NOME_DO_PORTAL}</title><meta name="robots" content="noindex" />`,
    )
    .replace(
      DESENHO,
      () =>
        '<noscript style="display:block"><h1>Página não encontrada</h1><p><a href="/">Ir para o começo do portal</a></p></noscript>',
    );
