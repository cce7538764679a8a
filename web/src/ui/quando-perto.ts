/** Calls `fazer` when `lugar` comes within `margem` (as in CSS) of what is in sight. Gives back how to call it off. */
export const quandoPerto = (lugar: Element, margem: string, fazer: () => void): (() => void) => {
  const observador = new IntersectionObserver(
    (entradas) => {
      if (entradas.some(({ isIntersecting }) => isIntersecting)) fazer();
    },
    { rootMargin: margem },
  );
  observador.observe(lugar);
  return () => observador.disconnect();
};
