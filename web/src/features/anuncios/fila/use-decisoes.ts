import { useMutation } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { atualizarStatusMutation } from '../mutations';
import { Decisoes } from './decisoes';

/** The queue's decisions: kept for a while, sent at once when the queue or the page goes away. */
export const useDecisoes = () => {
  const { mutateAsync } = useMutation(atualizarStatusMutation);
  const [decisoes] = useState(() => new Decisoes(mutateAsync));
  const retrato = useSyncExternalStore(decisoes.assinar, decisoes.ler, decisoes.ler);
  useEffect(() => {
    const aoSair = () => decisoes.mandarTudo(true);
    window.addEventListener('pagehide', aoSair);
    return () => {
      window.removeEventListener('pagehide', aoSair);
      decisoes.mandarTudo(false);
    };
  }, [decisoes]);
  return { decisoes, ...retrato };
};
