import { NOTIFICACAO_MS } from '@portal/contracts/portal/tempos';
import { useEffect } from 'react';
import { avisar } from './avisar';

/** The notice when a list does not come (especificação 8); the block itself offers to try again. */
export const useAvisoDeFalha = (falhou: boolean, msg: string): void => {
  useEffect(() => {
    if (falhou) avisar({ tipo: 'erro', msg, duracao: NOTIFICACAO_MS });
  }, [falhou, msg]);
};
