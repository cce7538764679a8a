import { useCallback, useEffect, useState } from 'react';

/**
 * A module that is not part of the first paint, held in state: it comes when the page is idle, or only when
 * asked for. `React.lazy` would hold its first showing back behind a fallback (look.md, stack decisions).
 */
export const useSobDemanda = <T>(
  importar: () => Promise<T>,
  quando: 'vaga' | 'pedido' = 'vaga',
): [modulo: T | null, pedir: () => void] => {
  const [modulo, setModulo] = useState<T | null>(null);
  const pedir = useCallback(() => {
    // A failed download is asked for again at the next opening.
    importar().then(
      (chegado) => setModulo(() => chegado),
      () => undefined,
    );
  }, [importar]);
  useEffect(() => {
    if (quando === 'pedido') return undefined;
    if ('requestIdleCallback' in window) {
      const pedido = requestIdleCallback(pedir, { timeout: 4000 });
      return () => cancelIdleCallback(pedido);
    }
    const pedido = setTimeout(pedir, 1500);
    return () => clearTimeout(pedido);
  }, [pedir, quando]);
  return [modulo, pedir];
};
