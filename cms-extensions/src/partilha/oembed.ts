import {
  ALTURA_DO_PLAYER,
  codigoDoPlayer,
  enderecoDoPlayer,
  LARGURA_DO_PLAYER,
} from '@portal/contracts/partilha/embutir';
import {
  ALTURA_DA_IMAGEM,
  enderecoDe,
  imagemDoEndereco,
  LARGURA_DA_IMAGEM,
} from '@portal/contracts/partilha/enderecos';
import type { Oembed } from '@portal/contracts/partilha/oembed';
import { NOME_DO_PORTAL } from '@portal/contracts/portal/nome';
import { limpar } from '@portal/contracts/texto/html';
import { lerUrl } from '../texto/ler-url';
import { lerEndereco, type Pedido } from './endereco-rules';
import type { Item } from './item';

/** How long whoever asked may keep the answer, in seconds. */
const GUARDAR_S = 24 * 60 * 60;
/** Longest address that is looked at. */
const URL_MAXIMA = 2048;
const MEDIDA = /^[1-9]\d{0,5}$/;

const CAMPOS = ['url', 'format', 'maxwidth', 'maxheight'];

const isLegivel = (query: string): boolean => {
  try {
    decodeURIComponent(query);
    return true;
  } catch {
    return false;
  }
};

/** What a site asks to have unfolded. */
export interface PedidoDeOembed {
  endereco: Pedido;
  largura: number;
  altura: number;
}

/** The address to share a whole URL is; null for another site's, and for what is none. */
const enderecoDa = (url: string, site: string): Pedido | null => {
  const lida = url.length > URL_MAXIMA ? null : lerUrl(url);
  if (!lida) return null;
  const { protocol, host, username, password, pathname } = lida;
  const nosso = /^https?:$/.test(protocol) && host === new URL(site).host;
  return nosso && username + password === '' ? lerEndereco(pathname) : null;
};

/** The question, read: or the status it is refused with (https://oembed.com, 2.2 and 2.3.4.3). */
export const lerOembed = (query: string, site: string): PedidoDeOembed | 400 | 404 | 501 => {
  const campos = new URLSearchParams(query);
  // As every public read (contrato 1): what cannot be decoded, or says two things at once, is no question.
  if (!isLegivel(query) || CAMPOS.some((nome) => campos.getAll(nome).length > 1)) return 400;
  const url = campos.get('url');
  const medidas = ['maxwidth', 'maxheight'].map((nome) => campos.get(nome));
  if (url === null || medidas.some((medida) => medida !== null && !MEDIDA.test(medida))) return 400;
  if ((campos.get('format') ?? 'json') !== 'json') return 501;
  const endereco = enderecoDa(url, site);
  const [largura, altura] = medidas.map((medida) => (medida === null ? Infinity : Number(medida)));
  return endereco ? { endereco, largura: largura ?? Infinity, altura: altura ?? Infinity } : 404;
};

/** The player of an entry; that of a song is its singer's, begun with it. */
const playerDe = ({ tipo, slug, autor }: Item): string =>
  tipo === 'musica' && autor
    ? enderecoDoPlayer('cantor', autor.slug, slug)
    : enderecoDoPlayer(tipo === 'radio' ? 'radio' : 'cantor', slug);

/** What stands in the place of a link, no larger than was asked for. `site`: the portal's own, without a slash. */
export const oembedDe = (
  item: Item,
  site: string,
  { largura, altura }: Omit<PedidoDeOembed, 'endereco'>,
): Oembed => {
  const width = Math.min(LARGURA_DO_PLAYER, largura);
  const height = Math.min(ALTURA_DO_PLAYER[item.tipo], altura);
  const { nome, autor } = item;
  return {
    version: '1.0',
    type: 'rich',
    title: limpar(item.titulo),
    ...(autor && {
      author_name: limpar(autor.nome),
      author_url: site + enderecoDe('cantor', autor.slug),
    }),
    provider_name: NOME_DO_PORTAL,
    provider_url: `${site}/`,
    cache_age: GUARDAR_S,
    // It has one size, which has to fit as well.
    ...(largura >= LARGURA_DA_IMAGEM &&
      altura >= ALTURA_DA_IMAGEM && {
        thumbnail_url: site + imagemDoEndereco(item.tipo, item.slug),
        thumbnail_width: LARGURA_DA_IMAGEM,
        thumbnail_height: ALTURA_DA_IMAGEM,
      }),
    html: codigoDoPlayer({ src: site + playerDe(item), nome, largura: width, altura: height }),
    width,
    height,
  };
};
