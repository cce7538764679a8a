/** Small print, also where a mail program takes the style sheet away. */
export const TEXTO_MIUDO = 'font-size:14px;line-height:1.45';

interface Cores {
  fundo: string;
  papel: string;
  texto: string;
  discreto: string;
  primaria: string;
  sobrePrimaria: string;
  linha: string;
  erro: string;
}

/** The tokens of visual 4 that a mail needs. */
const CLARO: Cores = {
  ...{ fundo: '#fff8ee', papel: '#ffffff', texto: '#2a1420', discreto: '#6a4a55' },
  ...{ primaria: '#a8350e', sobrePrimaria: '#ffffff', linha: '#e7d3c0', erro: '#b3152b' },
};
const ESCURO: Cores = {
  ...{ fundo: '#160b12', papel: '#22121b', texto: '#fbede2', discreto: '#d0b4bf' },
  ...{ primaria: '#ff9a6b', sobrePrimaria: '#2a0e04', linha: '#47303b', erro: '#ff9aa2' },
};

const cores = (c: Cores): string =>
  `.fundo{background:${c.fundo};color:${c.texto}}.papel{background:${c.papel};border-color:${c.linha}}` +
  `.marca a{color:${c.texto}}.miudo,.dados th{color:${c.discreto}}.link{color:${c.primaria}}` +
  `.botao{background:${c.primaria};color:${c.sobrePrimaria}}.dados td,.dados th{border-color:${c.linha}}` +
  `.codigo{border-color:${c.linha}}.motivo{color:${c.erro}}`;

/** Style sheet of a mail: the portal's colours in both schemes; nothing is wider than a telephone's screen. */
export const ESTILO =
  ':root{color-scheme:light dark}' +
  'body{margin:0;padding:24px 16px;font:16px/1.55 Roboto,Arial,Helvetica,sans-serif}' +
  '.folha{max-width:560px;margin:0 auto}.marca{margin:0 0 16px;font-weight:bold;font-size:18px}' +
  '.marca a{text-decoration:none}.marca img{vertical-align:middle;border:0;border-radius:8px}' +
  '.marca span{vertical-align:middle;padding-left:8px}' +
  '.papel{padding:8px 20px;border:1px solid;border-radius:14px;overflow-wrap:anywhere}' +
  '.link{overflow-wrap:anywhere;word-break:break-word}' +
  '.botao{display:inline-block;padding:14px 24px;border-radius:999px;font-weight:bold;text-decoration:none}' +
  '.dados{width:100%;border-collapse:collapse;margin:16px 0}' +
  '.dados th,.dados td{padding:8px 0;border-bottom:1px solid;text-align:left;vertical-align:top}' +
  '.dados th{padding-right:16px;font-weight:normal}.dados td{font-variant-numeric:tabular-nums}' +
  '.codigo{padding:12px;border:1px dashed;border-radius:8px;font:14px/1.5 monospace;word-break:break-all}' +
  '.qr{background:#fff;border-radius:8px}' +
  cores(CLARO) +
  `@media (prefers-color-scheme:dark){${cores(ESCURO)}}`;
