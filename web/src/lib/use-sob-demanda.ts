import { useCallback, useEffect, useState } from 'react';

/**
 * On-demand import held in state: the module comes when the page is idle, or when asked for; a failed import is tried
 * again the same way. `React.lazy` would delay its first showing behind a fallback (visual 1.3).
 */
export const useSobDemanda = <T>(
  importar: () => Promise<T>,
  quando: 'vaga' | 'pedido' = 'vaga',
): [modulo: T | null, pedir: () => void, falhou: boolean] => {
  const [modulo, setModulo] = useState<T | null>(null);
  const [falhou, setFalhou] = useState(false);
  const pedir = useCallback(() => {
    setFalhou(false);
    importar().then(
      (chegado) => setModulo(() => chegado),
      () => setFalhou(true),
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
  return [modulo, pedir, falhou];
};
