import type { LinhaDoRegistro } from '@portal/contracts/registro/registro';

/** One thing that changed, in words. */
export interface Mudanca {
  campo: string;
  antes: string;
  depois: string;
}

const NADA = '(vazio)';

const emPalavras = (valor: unknown): string => {
  if (valor === null || valor === undefined || valor === '') return NADA;
  if (valor === true) return 'sim';
  if (valor === false) return 'não';
  if (typeof valor === 'string' || typeof valor === 'number') return String(valor);
  return JSON.stringify(valor);
};

/** What a row of the register says changed, name by name. */
export const mudancasDe = ({
  antes,
  depois,
}: Pick<LinhaDoRegistro, 'antes' | 'depois'>): Mudanca[] =>
  [...new Set([...Object.keys(antes ?? {}), ...Object.keys(depois ?? {})])].map((campo) => ({
    campo: campo.replaceAll('_', ' '),
    antes: emPalavras(antes?.[campo]),
    depois: emPalavras(depois?.[campo]),
  }));
