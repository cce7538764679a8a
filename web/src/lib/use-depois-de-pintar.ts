import { startTransition, useEffect, useState } from 'react';

/**
 * False until what asks was painted once: what is long is drawn after what a touch opened, not with it. A frame's own
 * callback still comes before its paint.
 */
export const useDepoisDePintar = (): boolean => {
  const [depois, setDepois] = useState(false);
  useEffect(() => {
    let pintado: ReturnType<typeof setTimeout>;
    const quadro = requestAnimationFrame(() => {
      pintado = setTimeout(() => startTransition(() => setDepois(true)));
    });
    return () => {
      cancelAnimationFrame(quadro);
      clearTimeout(pintado);
    };
  }, []);
  return depois;
};
