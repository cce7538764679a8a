import { dobrar } from '@portal/contracts/texto/dobrar';
import { guardar, lerGuardado } from '../../lib/guardado';

const CHAVE = 'portal.buscas';
const LEMBRADAS = 6;

const soTextos = (valor: unknown): string[] =>
  Array.isArray(valor)
    ? valor.filter((um): um is string => typeof um === 'string' && um !== '')
    : [];

/** What was searched for before, newest first; nothing where storage is closed or holds something else. */
export const lerBuscas = (): string[] => soTextos(lerGuardado(CHAVE)).slice(0, LEMBRADAS);

/** Remembers a search that led somewhere, once. */
export const lembrarBusca = (texto: string): void => {
  const limpo = texto.trim();
  if (limpo === '') return;
  const outras = lerBuscas().filter((outra) => dobrar(outra) !== dobrar(limpo));
  guardar(CHAVE, [limpo, ...outras].slice(0, LEMBRADAS));
};

export const esquecerBuscas = (): void => guardar(CHAVE, null);
