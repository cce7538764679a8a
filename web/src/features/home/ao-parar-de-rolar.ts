const SILENCIO_MS = 250;

/** Calls `parou` each time `caixa` comes to rest after scrolling; gives back how to stop listening. */
export const aoPararDeRolar = (caixa: HTMLElement, parou: () => void): (() => void) => {
  if ('onscrollend' in window) {
    caixa.addEventListener('scrollend', parou);
    return () => caixa.removeEventListener('scrollend', parou);
  }
  // Older browsers of ours don't say it: the end is a scroll without another after it.
  let espera: ReturnType<typeof setTimeout>;
  const rolou = () => {
    clearTimeout(espera);
    espera = setTimeout(parou, SILENCIO_MS);
  };
  caixa.addEventListener('scroll', rolou, { passive: true });
  return () => {
    clearTimeout(espera);
    caixa.removeEventListener('scroll', rolou);
  };
};
