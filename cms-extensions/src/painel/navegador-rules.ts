/** How browsers call themselves: those that also call themselves by another's name come first. */
const NAVEGADORES = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;

const SISTEMAS = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
] as const;

type Nomes = readonly (readonly [RegExp, string])[];

const nomeEm = (nomes: Nomes, agente: string): string | undefined =>
  nomes.find(([padrao]) => padrao.test(agente))?.[1];

/** A browser in words of our own, never its: 'Firefox, Windows'. */
export const navegadorEmPalavras = (agente: string): string =>
  [nomeEm(NAVEGADORES, agente) ?? 'um navegador que não conhecemos', nomeEm(SISTEMAS, agente)]
    .filter(Boolean)
    .join(', ');
