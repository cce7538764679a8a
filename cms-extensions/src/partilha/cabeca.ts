import { escapar, limpar } from '@portal/contracts/texto/html';
import { CAMINHO_DO_OEMBED } from '@portal/contracts/partilha/embutir';
import {
  ALTURA_DA_IMAGEM,
  enderecoDe,
  imagemDoEndereco,
  LARGURA_DA_IMAGEM,
} from '@portal/contracts/partilha/enderecos';
import { NOME_DO_PORTAL } from '@portal/contracts/portal/nome';
import { openGraph } from '../http/spa/open-graph';
import type { Item } from './item';
import { cortar, jsonNoHtml } from './texto-rules';

/** Longest description that search engines show. */
const DESCRICAO_MAXIMA = 160;
const TITULO_MAXIMO = 120;

const OG_TYPE = {
  radio: 'music.radio_station',
  cantor: 'profile',
  musica: 'music.song',
} as const satisfies Record<Item['tipo'], string>;

const meta = (nome: string, escapado: string): string =>
  `<meta name="${nome}" content="${escapado}" />`;

const limparTudo = (valor: unknown): unknown => {
  if (typeof valor === 'string') return limpar(valor);
  if (Array.isArray(valor)) return valor.map(limparTudo);
  if (typeof valor !== 'object' || valor === null) return valor;
  return Object.fromEntries(Object.entries(valor).map(([nome, um]) => [nome, limparTudo(um)]));
};

/** What whoever shows a preview, and search engines, read of an address (contrato 8). `site`: the portal's own, without a slash. */
export const cabecaDe = (item: Item, site: string): string => {
  const titulo = escapar(cortar(limpar(item.titulo), TITULO_MAXIMO));
  const descricao = escapar(cortar(limpar(item.descricao), DESCRICAO_MAXIMA));
  const endereco = site + enderecoDe(item.tipo, item.slug);
  const url = escapar(endereco);
  const capa = site + imagemDoEndereco(item.tipo, item.slug);
  const imagem = escapar(capa);
  const ld = { '@context': 'https://schema.org', ...item.dados, url: endereco, image: capa };
  return [
    `<title>${titulo} | ${escapar(NOME_DO_PORTAL)}</title>`,
    meta('description', descricao),
    `<link rel="canonical" href="${url}" />`,
    `<link rel="alternate" type="application/json+oembed" href="${escapar(`${site}${CAMINHO_DO_OEMBED}?url=${encodeURIComponent(endereco)}`)}" title="${titulo}" />`,
    ...openGraph({
      title: titulo,
      description: descricao,
      url,
      type: OG_TYPE[item.tipo],
      image: {
        url: imagem,
        type: 'image/jpeg',
        width: LARGURA_DA_IMAGEM,
        height: ALTURA_DA_IMAGEM,
        alt: escapar(cortar(`Capa de ${limpar(item.nome)}`, TITULO_MAXIMO)),
      },
    }),
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:title', titulo),
    meta('twitter:description', descricao),
    meta('twitter:image', imagem),
    `<script type="application/ld+json">${jsonNoHtml(limparTudo(ld))}</script>`,
  ].join('\n    ');
};
