import { startTransition, useCallback, useEffect, useState } from 'react';
import { quandoFicar, quandoVagar } from './quando-vagar';

/** How long what is not asked for waits for a quiet moment, in ms. */
const ESPERA_MAXIMA_MS = 4000;

/** What has come already, by who asks for it. */
const chegados = new WeakMap<() => Promise<unknown>, unknown>();

/**
 * On-demand import held in state: the module comes when the page is idle, when somebody stays, or when asked for; a failed
 * import is tried again the same way. A page that is come back to has it at its first drawing, so that it is as tall as it was
 * and whoever returns finds their place. `React.lazy` would delay its first showing behind a fallback (visual 1.3).
 */
export const useSobDemanda = <T>(
  importar: () => Promise<T>,
  quando: 'vaga' | 'fica' | 'pedido' = 'vaga',
): [modulo: T | null, pedir: () => void, falhou: boolean] => {
  const [modulo, setModulo] = useState<T | null>(
    () => (chegados.get(importar) as T | undefined) ?? null,
  );
  const [falhou, setFalhou] = useState(false);
  const pedir = useCallback(() => {
    setFalhou(false);
    importar().then(
      (chegado) => {
        chegados.set(importar, chegado);
        startTransition(() => setModulo(() => chegado));
      },
      () => setFalhou(true),
    );
  }, [importar]);
  useEffect(() => {
    if (quando === 'pedido') return undefined;
    return quando === 'fica' ? quandoFicar(pedir) : quandoVagar(pedir, ESPERA_MAXIMA_MS);
  }, [pedir, quando]);
  return [modulo, pedir, falhou];
};
