import { guardar, lerGuardado } from '../lib/guardado';

export interface Volume {
  /** From 0 to 1. */
  nivel: number;
  mudo: boolean;
}

const CHAVE = 'portal.volume';
const VOLUME_PADRAO: Volume = { nivel: 1, mudo: false };

const isVolume = (valor: unknown): valor is Volume =>
  typeof valor === 'object' &&
  valor !== null &&
  'nivel' in valor &&
  typeof valor.nivel === 'number' &&
  valor.nivel >= 0 &&
  valor.nivel <= 1 &&
  'mudo' in valor &&
  typeof valor.mudo === 'boolean';

/** The volume of the last visit; the default where storage is closed or holds something else. */
export const lerVolume = (): Volume => {
  const guardado = lerGuardado(CHAVE);
  return isVolume(guardado) ? { nivel: guardado.nivel, mudo: guardado.mudo } : VOLUME_PADRAO;
};

export const guardarVolume = (volume: Volume): void => guardar(CHAVE, volume);
