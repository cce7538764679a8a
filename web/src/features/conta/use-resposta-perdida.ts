import { useRef } from 'react';
import { ApiError } from '../../lib/api-error';

const semResposta = (erro: unknown): boolean => erro instanceof ApiError && erro.status === 0;

/**
 * A try that got no answer may have been done all the same, and what serves once is then refused to the next one. Tells
 * whether there was one before, and remembers this failure.
 */
export const useRespostaPerdida = () => {
  const perdida = useRef(false);
  return (erro: unknown): boolean => {
    const antes = perdida.current;
    perdida.current ||= semResposta(erro);
    return antes;
  };
};
