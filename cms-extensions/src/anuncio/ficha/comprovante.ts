import { PASTAS, RAIZ_STORAGE } from '@portal/contracts/arquivo/pastas';

const RAIZ = `${RAIZ_STORAGE}${PASTAS.comprovantes}/`;

/** A proof's address, by its stored name. */
export const urlDoComprovante = (nome: string): string => RAIZ + nome;

const NOME = /^([a-z0-9]+-\d+x\d+)(?:\.w\d+)?\.webp$/;

/** The stored name of the proof an address is about, itself or a variant, or null. */
export const comprovanteDe = (caminho: string): string | null => {
  if (!caminho.startsWith(RAIZ)) return null;
  const base = NOME.exec(caminho.slice(RAIZ.length))?.[1];
  return base === undefined ? null : `${base}.webp`;
};
