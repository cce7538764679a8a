import { escapar, limpar } from '@portal/contracts/texto/html';
import { CAMINHO_DO_OEMBED } from '@portal/contracts/partilha/embutir';
import {
  ALTURA_DA_IMAGEM,
  enderecoDe,
  imagemDoEndereco,
  LARGURA_DA_IMAGEM,
} from '@portal/contracts/partilha/enderecos';
import { NOME_DO_PORTAL } from '@portal/contracts/portal/nome';
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

const meta = (chave: 'name' | 'property', nome: string, valor: string | number): string =>
  `<meta ${chave}="${nome}" content="${escapar(String(valor))}" />`;

const limparTudo = (valor: unknown): unknown => {
  if (typeof valor === 'string') return limpar(valor);
  if (Array.isArray(valor)) return valor.map(limparTudo);
  if (typeof valor !== 'object' || valor === null) return valor;
  return Object.fromEntries(Object.entries(valor).map(([nome, um]) => [nome, limparTudo(um)]));
};

/** What whoever shows a preview, and search engines, read of an address (contrato 8). `site`: the portal's own, without a slash. */
export const cabecaDe = (item: Item, site: string): string => {
  const titulo = cortar(limpar(item.titulo), TITULO_MAXIMO);
  const descricao = cortar(limpar(item.descricao), DESCRICAO_MAXIMA);
  const url = site + enderecoDe(item.tipo, item.slug);
  const imagem = site + imagemDoEndereco(item.tipo, item.slug);
  const ld = { '@context': 'https://schema.org', ...item.dados, url, image: imagem };
  return [
    `<title>${escapar(`${titulo} | ${NOME_DO_PORTAL}`)}</title>`,
    meta('name', 'description', descricao),
    `<link rel="canonical" href="${escapar(url)}" />`,
    `<link rel="alternate" type="application/json+oembed" href="${escapar(`${site}${CAMINHO_DO_OEMBED}?url=${encodeURIComponent(url)}`)}" title="${escapar(titulo)}" />`,
    meta('property', 'og:title', titulo),
    meta('property', 'og:description', descricao),
    meta('property', 'og:url', url),
    meta('property', 'og:site_name', NOME_DO_PORTAL),
    meta('property', 'og:locale', 'pt_BR'),
    meta('property', 'og:type', OG_TYPE[item.tipo]),
    meta('property', 'og:image', imagem),
    meta('property', 'og:image:type', 'image/jpeg'),
    meta('property', 'og:image:width', LARGURA_DA_IMAGEM),
    meta('property', 'og:image:height', ALTURA_DA_IMAGEM),
    meta('property', 'og:image:alt', cortar(`Capa de ${limpar(item.nome)}`, TITULO_MAXIMO)),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', titulo),
    meta('name', 'twitter:description', descricao),
    meta('name', 'twitter:image', imagem),
    `<script type="application/ld+json">${jsonNoHtml(limparTudo(ld))}</script>`,
  ].join('\n    ');
};
