import { useEffect } from 'react';
import type { PlayerDriver } from '../player-driver';
import { lerTecla, teclasLigadas } from './keys';
import type { QueueStore } from './queue-store';

/** How far an arrow moves within a song, in seconds. */
const PASSO_S = 5;

/** Keys of the whole page: play, move, mute, next, previous, and the list of them. */
export const useTeclas = (driver: PlayerDriver, fila: QueueStore, ajudar: () => void): void => {
  useEffect(() => {
    const saltar = (segundos: number): boolean => {
      if (driver.getState().fonte?.tipo !== 'musica') return false;
      driver.buscar(driver.getProgresso().posicao + segundos);
      return true;
    };
    /** Answers whether there was something to do: what is not ours stays the page's. */
    const agir = (evento: KeyboardEvent): boolean => {
      const tecla = lerTecla(evento);
      if (tecla === null || (tecla !== 'ajuda' && !teclasLigadas())) return false;
      switch (tecla) {
        case 'tocar':
          // The bar's own button knows what it offers.
          document.querySelector<HTMLElement>('[data-toque="tocar"]')?.click();
          return true;
        case 'recuar':
          return saltar(-PASSO_S);
        case 'adiantar':
          return saltar(PASSO_S);
        case 'mudo': {
          const { nivel, mudo } = driver.getVolume();
          driver.setVolume({ nivel, mudo: !mudo });
          return true;
        }
        case 'seguinte':
          fila.avancar();
          return true;
        case 'anterior':
          if (fila.get().temAnterior) fila.voltar();
          return true;
        case 'ajuda':
          ajudar();
          return true;
      }
    };
    const ouvir = (evento: KeyboardEvent): void => {
      if (agir(evento)) evento.preventDefault();
    };
    window.addEventListener('keydown', ouvir);
    return () => window.removeEventListener('keydown', ouvir);
  }, [driver, fila, ajudar]);
};
