import type { FonteMusica } from '../fonte';
import { isFonte } from '../remembered-sources';
import { guardar, lerGuardado } from '../../lib/guardado';
import { REPETICOES, type Queue } from './queue';

const CHAVE = 'portal.fila';
const CHAVE_CONTINUAR = 'portal.continuar';

/** The queue as it was when the page went away, and where its song was, in seconds. */
export interface FilaGuardada {
  fila: Queue;
  posicao: number;
}

const isMusica = (valor: unknown): valor is FonteMusica =>
  isFonte(valor) && valor.tipo === 'musica';

/** The queue of the last visit; null where there was none, or it can't be read. */
export const lerFila = (): FilaGuardada | null => {
  const valor = lerGuardado(CHAVE);
  if (typeof valor !== 'object' || valor === null) return null;
  const { itens, atual, repetir, posicao } = valor as Record<string, unknown>;
  if (!Array.isArray(itens) || !itens.every(isMusica)) return null;
  // What JSON reads of 1e999 is a number, and no place in a song.
  if (typeof atual !== 'number' || !itens[atual] || !Number.isFinite(posicao)) return null;
  const conhecida = REPETICOES.find((nome) => nome === repetir) ?? 'nenhuma';
  return { fila: { itens, atual, repetir: conhecida }, posicao: Math.max(0, Number(posicao)) };
};

export const guardarFila = (fila: Queue, posicao: number): void =>
  guardar(CHAVE, fila.itens.length === 0 ? null : { ...fila, posicao: Math.floor(posicao) });

/** Whether the portal goes on after a list; off until somebody switches it on. */
export const lerContinuar = (): boolean => lerGuardado(CHAVE_CONTINUAR) === true;
export const guardarContinuar = (continuar: boolean): void =>
  guardar(CHAVE_CONTINUAR, continuar || null);
