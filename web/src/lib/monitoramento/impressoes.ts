import { criarContador } from './contador-de-impressoes';

/** How much of a banner has to be in sight. */
const METADE = 0.5;

const anuncios = new Map<Element, number>();
const contador = criarContador();
const observador = new IntersectionObserver(
  (entradas) => {
    for (const { target, intersectionRatio } of entradas) {
      const anuncio = anuncios.get(target);
      if (
        intersectionRatio >= METADE &&
        anuncio !== undefined &&
        document.visibilityState === 'visible'
      )
        contador.apareceu(target, anuncio);
      else contador.sumiu(target);
    }
  },
  { threshold: METADE },
);

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') contador.esconder();
  // What is still in sight starts again: the observer tells it anew.
  else
    for (const elemento of anuncios.keys()) {
      observador.unobserve(elemento);
      observador.observe(elemento);
    }
});
window.addEventListener('pagehide', contador.esconder);

/** Watches an ad's element. Returns the way to stop. */
export const observarAnuncio = (elemento: Element, anuncio: number): (() => void) => {
  anuncios.set(elemento, anuncio);
  observador.observe(elemento);
  return () => {
    observador.unobserve(elemento);
    anuncios.delete(elemento);
    contador.sumiu(elemento);
  };
};
