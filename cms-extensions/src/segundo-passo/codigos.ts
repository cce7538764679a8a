import { randomInt } from 'node:crypto';
import { CODIGOS_DE_RECUPERACAO } from '@portal/contracts/usuario/segundo-passo';

/** Without the letters and digits people take for one another. */
const LETRAS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const TAMANHO = 10;

const umCodigo = (): string =>
  Array.from({ length: TAMANHO }, () => LETRAS[randomInt(LETRAS.length)]).join('');

/** New recovery codes, each another, as they are compared: without hyphens. */
export const novosCodigos = (): string[] => {
  const codigos = new Set<string>();
  while (codigos.size < CODIGOS_DE_RECUPERACAO) codigos.add(umCodigo());
  return [...codigos];
};

/** A recovery code as people read it: `ABCDE-FGHJK`. */
export const paraLer = (codigo: string): string =>
  `${codigo.slice(0, TAMANHO / 2)}-${codigo.slice(TAMANHO / 2)}`;
