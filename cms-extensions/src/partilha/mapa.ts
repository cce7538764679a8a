import { escapar } from '@portal/contracts/texto/html';
import { COMPARTILHAVEIS } from '@portal/contracts/partilha/slug';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { enderecoDe } from '@portal/contracts/partilha/enderecos';
import { mapearEmFatias } from '../texto/fatias';
import type { PartilhaView } from './public-reads';

/** Most addresses of one file of a sitemap. */
const POR_MAPA = 50_000;
const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const ESPACO = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** `mudou`: an instant, in ms; a day alone would be another one in São Paulo than in UTC. */
const entrada = (endereco: string, mudou: number): string =>
  `<url><loc>${escapar(endereco)}</loc>${mudou > 0 ? `<lastmod>${new Date(mudou).toISOString()}</lastmod>` : ''}</url>`;

const ultimaMudanca = ({ publicados, textos }: PartilhaView): number => {
  let ultima = textos;
  for (const tipo of COMPARTILHAVEIS)
    for (const { mudou } of publicados[tipo].values()) ultima = Math.max(ultima, mudou);
  return ultima;
};

/** Every public address of the portal, as an entry of a sitemap. Home leads to all of them. */
function* enderecos(view: PartilhaView, site: string): Generator<string> {
  yield entrada(`${site}/`, ultimaMudanca(view));
  yield entrada(site + CAMINHOS.privacidade, view.textos);
  for (const tipo of COMPARTILHAVEIS)
    for (const [slug, { mudou }] of view.publicados[tipo])
      yield entrada(site + enderecoDe(tipo, slug), mudou);
}

/** Addresses that become one text at once. */
const PARTE = 1000;

function* emPartes(urls: readonly string[]): Generator<string> {
  for (let de = 0; de < urls.length; de += PARTE) yield urls.slice(de, de + PARTE).join('\n');
}

/**
 * The files of the sitemap, the first of them /sitemap.xml: above 50,000 addresses it is the index of the others. In slices:
 * a large portal has many.
 */
export const mapasDe = async (
  view: PartilhaView,
  site: string,
  porMapa = POR_MAPA,
): Promise<string[]> => {
  const todos = await mapearEmFatias(enderecos(view, site), (url) => url);
  const mapas: string[] = [];
  for (let de = 0; de < todos.length; de += porMapa) {
    const partes = await mapearEmFatias(emPartes(todos.slice(de, de + porMapa)), (parte) => parte);
    mapas.push(`${XML}<urlset ${ESPACO}>\n${partes.join('\n')}\n</urlset>\n`);
  }
  if (mapas.length === 1) return mapas;
  const indice = mapas
    .map((_, i) => `<sitemap><loc>${escapar(`${site}/sitemap-${i + 1}.xml`)}</loc></sitemap>`)
    .join('\n');
  return [`${XML}<sitemapindex ${ESPACO}>\n${indice}\n</sitemapindex>\n`, ...mapas];
};

/** robots.txt: where search engines do not go, and where the sitemap is. */
export const robosDe = (site: string): string =>
  `User-agent: *\nDisallow: /admin\nDisallow: /usuario\nDisallow: /api\n\nSitemap: ${site}/sitemap.xml\n`;
