import { NOTIFICACAO_MS } from '@portal/contracts/portal/tempos';
import { useEffect } from 'react';
import { avisar } from './avisar';

/** The notice specification 8 asks for when a list does not come; the block itself offers to try again. */
export const useAvisoDeFalha = (falhou: boolean, msg: string): void => {
  useEffect(() => {
    if (falhou) avisar({ tipo: 'erro', msg, duracao: NOTIFICACAO_MS });
  }, [falhou, msg]);
};
