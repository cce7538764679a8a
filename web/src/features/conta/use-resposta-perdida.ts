import { useRef } from 'react';
import { isRespostaPerdida } from '../../lib/resposta-perdida';

/**
 * A try that got no answer may have been done all the same, and what serves once is then refused to the next one. Tells
 * whether there was one before, and remembers this failure.
 */
export const useRespostaPerdida = () => {
  const perdida = useRef(false);
  return (erro: unknown): boolean => {
    const antes = perdida.current;
    perdida.current ||= isRespostaPerdida(erro);
    return antes;
  };
};
