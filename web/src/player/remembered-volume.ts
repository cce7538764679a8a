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
  try {
    const guardado: unknown = JSON.parse(localStorage.getItem(CHAVE) ?? 'null');
    return isVolume(guardado) ? { nivel: guardado.nivel, mudo: guardado.mudo } : VOLUME_PADRAO;
  } catch {
    return VOLUME_PADRAO;
  }
};

export const guardarVolume = (volume: Volume): void => {
  try {
    localStorage.setItem(CHAVE, JSON.stringify(volume));
  } catch {
    // Private browsing may refuse: the volume then lasts as long as the page.
  }
};
