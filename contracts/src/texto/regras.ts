import * as z from 'zod/mini';

/** A rule of a text field and what to tell when it does not hold. */
export type Regra = readonly [vale: (valor: string) => boolean, mensagem: string];

/**
 * Rules of one text field: only the first that fails is reported. It does not abort the form, so that rules that bind
 * fields together still run.
 */
export const regras = (...todas: Regra[]) =>
  z.check<string>((campo) => {
    const quebrada = todas.find(([vale]) => !vale(campo.value));
    if (!quebrada) return;
    campo.issues.push({
      code: 'custom',
      message: quebrada[1],
      input: campo.value,
      continue: true,
    });
  });

/** Where a text may be left out: nothing, or spaces alone. */
export const nada = z.string().check(z.trim(), z.maxLength(0));

/** Length in characters, as people count them. */
export const caracteres = (texto: string): number => Array.from(texto).length;

/** Length in bytes of UTF-8. */
export const bytes = (texto: string): number =>
  Array.from(texto, (letra) => letra.codePointAt(0) ?? 0).reduce(
    (soma, ponto) => soma + (ponto < 0x80 ? 1 : ponto < 0x800 ? 2 : ponto < 0x10000 ? 3 : 4),
    0,
  );

/** Control characters, halves of a character, and marks that turn the writing direction around. */
export const PROIBIDOS = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** None of `PROIBIDOS` stands in it. */
export const semProibidos: Regra = [
  (valor) => !PROIBIDOS.test(valor),
  'Há caracteres que não podem ser usados aqui.',
];

/** What nobody sees of a text: marks without width, fillers, and the empty cell of Braille. */
export const semInvisiveis = (texto: string): string =>
  texto.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu, '');

/** Whether there is nothing to read in a text: what is shown as nothing is as good as left empty. */
export const isVazio = (texto: string): boolean => semInvisiveis(texto).trim() === '';

/** Something can be read in it; spaces and marks without width are nothing. */
export const visivel = (mensagem: string): Regra => [(valor) => !isVazio(valor), mensagem];

/** It is not empty. Spaces count as something: who minds them asks `visivel`. */
export const preenchido = (mensagem: string): Regra => [(valor) => valor !== '', mensagem];

/** It has at most so many characters, counted by `caracteres`. */
export const ate = (maximo: number): Regra => [
  (valor) => valor.length <= maximo * 2 && caracteres(valor) <= maximo,
  `Use no máximo ${maximo} caracteres.`,
];

/** What is kept as content fits as Strapi counts it, which takes many an emoji for two characters. */
export const cabe = (maximo: number): Regra => [
  (valor) => valor.length <= maximo,
  `Use no máximo ${maximo} caracteres. Alguns símbolos contam como dois.`,
];
