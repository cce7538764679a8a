import { TITULO_MAXIMO } from '@portal/contracts/no-ar/tempos';

/** Bytes 80 to 9F of Windows-1252, which Node's own decoder of some versions leaves as control characters. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const lerLatin1 = (bytes: Uint8Array): string =>
  Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (letra) => WINDOWS[letra.charCodeAt(0) - 0x80] ?? letra);

/** Charset guess: what is valid UTF-8 is UTF-8, by chance almost never; anything else is Latin-1 as browsers read it. */
export const lerTexto = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return lerLatin1(bytes);
  }
};

/** What turns the writing direction or is not seen at all. */
const INVISIVEIS =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]/gu;
const CONTROLE = /[\p{Cc}\p{Zl}\p{Zp}]/gu;
const ENTIDADES: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  apos: "'",
  lt: '<',
  gt: '>',
};
/** As Shoutcast writes what is no plain letter: `&amp;`, `&#39;`, `&#x27;`. */
const ESCRITA = /&(?:(amp|quot|apos|lt|gt)|#(\d{1,7})|#[xX]([\da-fA-F]{1,6}));/g;
const ULTIMO_PONTO = 0x10_ffff;

const lerEscrita = (tudo: string, nome?: string, decimal?: string, hexa?: string): string => {
  if (nome !== undefined) return ENTIDADES[nome] ?? tudo;
  const ponto = decimal === undefined ? parseInt(hexa ?? '', 16) : Number(decimal);
  return ponto <= ULTIMO_PONTO ? String.fromCodePoint(ponto) : tudo;
};

/** Longest text looked at, in code units: what is longer is cut before, and by the grapheme after. */
const MAIOR_TEXTO = 4096;

const graphemes = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' });

const cortar = (texto: string): string => {
  let quantos = 0;
  for (const { index } of graphemes.segment(texto)) {
    if (quantos === TITULO_MAXIMO) return texto.slice(0, index).trimEnd();
    quantos += 1;
  }
  return texto;
};

/**
 * A title as it may be shown (contrato 9): without control characters and what turns the writing round, single spaces,
 * 120 characters. Null when nothing is left to read.
 */
export const limparTitulo = (texto: string): string | null => {
  const limpo = texto
    .slice(0, MAIOR_TEXTO)
    .replace(ESCRITA, lerEscrita)
    .toWellFormed()
    .replace(CONTROLE, ' ')
    .replace(INVISIVEIS, '')
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s\-–—|]+(?=\s)|(?<=\s)[\s\-–—|]+$/gu, '')
    .trim();
  return /[\p{L}\p{N}]/u.test(limpo) ? cortar(limpo) : null;
};

const PROPAGANDA =
  /^(?:ad|ads|adbreak|ad[ _-]break|advert|advertisement|advertising|commercial(?: break)?|comerciais|comercial|intervalo comercial|propaganda|publicidade|an[uú]ncios?|spot|spot block(?: (?:start|end))?|patroc[ií]nio)[\s\d:._|#-]*$|^(?:advert|advertisement|commercial|comercial|comerciais|intervalo comercial|propaganda|publicidade|patroc[ií]nio|spot)\s*[-–:|]/iu;

/** Whether a title announces an advertisement in the place of a song. */
export const isPropaganda = (titulo: string): boolean => PROPAGANDA.test(titulo.trim());

/** What a source of titles said: a title as it came, or that an advertisement runs. */
export interface Dito {
  texto: string;
  propaganda: boolean;
}

/** A note's first byte counts blocks of so many bytes. */
export const BLOCO_DA_NOTA = 16;
/** Longest note, with its first byte. */
export const MAIOR_NOTA = 1 + 255 * BLOCO_DA_NOTA;

const MARCA_DE_PROPAGANDA = /(?:adw_ad|adswizz|adContext|insertionType)\s*=/i;

/** What the first ICY note of a body says, which comes after `intervalo` bytes of sound; null without a note. */
export const ditoNaNota = (corpo: Uint8Array, intervalo: number): Dito | null => {
  const tamanho = (corpo[intervalo] ?? 0) * BLOCO_DA_NOTA;
  const nota = corpo.subarray(intervalo + 1, intervalo + 1 + tamanho);
  // Byte by byte, so that places in the text are places in the note.
  const letras = Buffer.from(nota).toString('latin1');
  const inicio = letras.indexOf("StreamTitle='");
  if (inicio < 0) return null;
  const de = inicio + "StreamTitle='".length;
  const ate = letras.indexOf("';", de);
  const texto = lerTexto(nota.subarray(de, ate < 0 ? undefined : ate));
  return { texto, propaganda: MARCA_DE_PROPAGANDA.test(letras.slice(ate < 0 ? de : ate)) };
};

const objeto = (valor: unknown): Record<string, unknown> =>
  typeof valor === 'object' && valor !== null ? (valor as Record<string, unknown>) : {};

const palavra = (valor: unknown): string => (typeof valor === 'string' ? valor : '');

const lerJson = (texto: string): unknown => {
  try {
    return JSON.parse(texto);
  } catch {
    return null;
  }
};

/** The title Icecast's status-json.xsl tells of the stream at this path; null when it tells none. */
export const ditoNoIcecast = (texto: string, caminho: string): Dito | null => {
  const { source } = objeto(objeto(lerJson(texto))['icestats']);
  const desta = [source]
    .flat()
    .map(objeto)
    .find((fonte) => palavra(fonte['listenurl']).replace(/^\w+:\/\/[^/]+/, '') === caminho);
  if (!desta) return null;
  const [artista, titulo] = [palavra(desta['artist']), palavra(desta['title'])];
  return { texto: artista && titulo ? `${artista} - ${titulo}` : titulo, propaganda: false };
};

/** The title of Shoutcast 2's `/stats?json=1`; null when it tells none. */
export const ditoNoShoutcast = (texto: string): Dito | null => {
  const { songtitle } = objeto(lerJson(texto));
  return typeof songtitle === 'string' ? { texto: songtitle, propaganda: false } : null;
};

/** What stands in a page's body; '' without one. Step by step: one pattern for all of it a hostile page could hold up. */
const corpoDaPagina = (texto: string): string => {
  const inicio = texto.search(/<body/i);
  const abre = inicio < 0 ? -1 : texto.indexOf('>', inicio);
  const resto = abre < 0 ? '' : texto.slice(abre + 1);
  return resto.slice(0, Math.max(0, resto.search(/<\/body>/i)));
};

/** The title of Shoutcast 1's `/7.html`: the last of seven values, which may have commas itself. */
export const ditoNoSete = (texto: string): Dito | null => {
  const valores = corpoDaPagina(texto).split(',');
  if (valores.length < 7 || !valores.slice(0, 6).every((valor) => /^\s*\d+\s*$/.test(valor)))
    return null;
  return { texto: valores.slice(6).join(','), propaganda: false };
};
