import letras from './letras.json';

// The letters travel as outlines, so that a drawing looks the same on a machine without any font.
const GLIFOS = new Map(Object.entries(letras.letras));
const UNIDADES = 1000;

const glifo = (letra: string): [avanco: number, contorno: string] => {
  const [avanco, contorno] = GLIFOS.get(letra) ?? GLIFOS.get('?') ?? [];
  return [Number(avanco ?? 0), String(contorno ?? '')];
};

/** Signs that were not drawn, and what a reader takes for them. */
const PARECIDAS: ReadonlyMap<string, string> = new Map([
  ['"', '”'],
  [';', ','],
]);

const COMBINANTES = /\p{M}/gu;

/** A text with the letters there are: others by their base letter, what has none left out (emoji, other alphabets). */
export const soComLetras = (texto: string): string =>
  Array.from(texto.normalize('NFC').replace(/(^|\s)"/g, '$1“'), (letra) => {
    if (GLIFOS.has(letra)) return letra;
    const parecida = PARECIDAS.get(letra);
    if (parecida !== undefined) return parecida;
    const base = letra.normalize('NFKD').replace(COMBINANTES, '');
    return Array.from(base, (uma) => (GLIFOS.has(uma) ? uma : /\s/.test(uma) ? ' ' : '')).join('');
  })
    .join('')
    .replace(/ +/g, ' ')
    .trim();

/** Width of a text in the unit of `tamanho`. */
export const medirTexto = (texto: string, tamanho: number): number =>
  (Array.from(texto).reduce((soma, letra) => soma + glifo(letra)[0], 0) * tamanho) / UNIDADES;

/** Breaks a text into lines no wider than `largura`, between words. A longer word stays whole. */
export const quebrarTexto = (texto: string, tamanho: number, largura: number): string[] => {
  const linhas: string[] = [];
  for (const palavra of texto.split(' ')) {
    const junto = linhas.length > 0 ? `${linhas.at(-1)} ${palavra}` : palavra;
    const cabe = linhas.length > 0 && medirTexto(junto, tamanho) <= largura;
    if (cabe) linhas[linhas.length - 1] = junto;
    else linhas.push(palavra);
  }
  return linhas;
};

/** Largest size, up to `maior`, at which a text fits in so many lines of a width. */
export const tamanhoQueCabe = (
  texto: string,
  maior: number,
  largura: number,
  linhas: number,
): number => {
  for (let tamanho = maior; tamanho > 8; tamanho -= 2) {
    const quebrado = quebrarTexto(texto, tamanho, largura);
    const cabe = quebrado.every((linha) => medirTexto(linha, tamanho) <= largura);
    if (cabe && quebrado.length <= linhas) return tamanho;
  }
  return 8;
};

export interface EstiloDeTexto {
  tamanho: number;
  cor: string;
  ancora?: 'inicio' | 'meio' | 'fim';
  contorno?: { cor: string; largura: number };
}

const DESLOCAMENTO = { inicio: 0, meio: 0.5, fim: 1 } as const;

/** One line of text as outlines, its baseline at (x, y). */
export const escrever = (
  texto: string,
  x: number,
  y: number,
  { tamanho, cor, ancora = 'inicio', contorno }: EstiloDeTexto,
): string => {
  const escala = tamanho / UNIDADES;
  let caneta = 0;
  const tracos = Array.from(texto, (letra) => {
    const [avanco, desenho] = glifo(letra);
    const traco = desenho ? `<path transform="translate(${caneta})" d="${desenho}"/>` : '';
    caneta += avanco;
    return traco;
  });
  const inicio = x - caneta * escala * DESLOCAMENTO[ancora];
  const borda = contorno
    ? ` stroke="${contorno.cor}" stroke-width="${contorno.largura / escala}" stroke-linejoin="round" paint-order="stroke"`
    : '';
  return `<g transform="translate(${inicio} ${y}) scale(${escala})" fill="${cor}"${borda}>${tracos.join('')}</g>`;
};

/** Several lines, the first baseline at y. */
export const escreverLinhas = (
  linhas: readonly string[],
  x: number,
  y: number,
  estilo: EstiloDeTexto & { entrelinha: number },
): string =>
  linhas
    .map((linha, i) => escrever(linha, x, y + i * estilo.tamanho * estilo.entrelinha, estilo))
    .join('');
