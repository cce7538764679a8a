import { startTransition, useCallback, useEffect, useState } from 'react';
import { quandoFicar, quandoVagar } from './quando-vagar';

/** How long what is not asked for waits for a quiet moment, in ms. */
const ESPERA_MAXIMA_MS = 4000;

/**
 * On-demand import held in state: the module comes when the page is idle, when somebody stays, or when asked for; a failed
 * import is tried again the same way. `React.lazy` would delay its first showing behind a fallback (visual 1.3).
 */
export const useSobDemanda = <T>(
  importar: () => Promise<T>,
  quando: 'vaga' | 'fica' | 'pedido' = 'vaga',
): [modulo: T | null, pedir: () => void, falhou: boolean] => {
  const [modulo, setModulo] = useState<T | null>(null);
  const [falhou, setFalhou] = useState(false);
  const pedir = useCallback(() => {
    setFalhou(false);
    importar().then(
      (chegado) => startTransition(() => setModulo(() => chegado)),
      () => setFalhou(true),
    );
  }, [importar]);
  useEffect(() => {
    if (quando === 'pedido') return undefined;
    return quando === 'fica' ? quandoFicar(pedir) : quandoVagar(pedir, ESPERA_MAXIMA_MS);
  }, [pedir, quando]);
  return [modulo, pedir, falhou];
};
