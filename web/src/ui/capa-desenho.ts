/** What a drawn cover is made of (visual 4.4): the same name and id always give the same drawing. */
export interface DesenhoDaCapa {
  fundo: string;
  traco: string;
  motivo: 'calcadao' | 'antena' | 'sol' | 'equalizador';
  iniciais: string;
}

const PARES = [
  ['#7a2408', '#c9907a'],
  ['#2b0f1f', '#a35f4b'],
  ['#0b6b4b', '#5d9255'],
  ['#0f5690', '#6a8796'],
  ['#a8350e', '#d9780f'],
  ['#55207f', '#9a6cb5'],
] as const;
const MOTIVOS = ['calcadao', 'antena', 'sol', 'equalizador'] as const;
const SEM_INICIAL = new Set([
  'web',
  'webradio',
  'radio',
  'fm',
  'am',
  'da',
  'de',
  'do',
  'das',
  'dos',
  'e',
  'a',
  'o',
]);

/** FNV-1a, 32 bits. */
export const fnv1a = (texto: string): number => {
  let hash = 0x811c9dc5;
  for (const letra of texto) {
    hash ^= letra.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
};

const semAcento = (texto: string): string => texto.normalize('NFD').replace(/\p{M}/gu, '');

/** One or two letters of the words that tell this name from others: 'Rádio Nova Vida FM' is 'NV'. */
export const iniciais = (nome: string): string => {
  const palavras = nome.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const proprias = palavras.filter((palavra) => !SEM_INICIAL.has(semAcento(palavra).toLowerCase()));
  const escolhidas = (proprias.length > 0 ? proprias : palavras).slice(0, 2);
  return escolhidas.map((palavra) => Array.from(palavra)[0]?.toLocaleUpperCase('pt-BR')).join('');
};

/** The last bit of FNV-1a is the parity of the letters: it chooses nothing here. */
export const desenharCapa = (nome: string, id: string): DesenhoDaCapa => {
  const hash = fnv1a(`${nome}\u0000${id}`);
  const [fundo, traco] = PARES[(hash >>> 3) % PARES.length] ?? PARES[0];
  const motivo = MOTIVOS[(hash >>> 16) % MOTIVOS.length] ?? MOTIVOS[0];
  return { fundo, traco, motivo, iniciais: iniciais(nome) };
};
