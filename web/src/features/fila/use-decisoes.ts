import { isPendente } from '@portal/contracts/anuncio/status';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { antesDeSair } from '../../session/antes-de-sair';
import { atualizarStatusMutation, atualizarTudo, type Decisao } from '../anuncios/mutations';
import { guardarEmEspera, notificacoesQuery } from '../anuncios/queries';
import { Decisoes } from './decisoes';

export interface EmCurso {
  /** Those that can still be undone, the newest last. */
  esperando: readonly Decisao[];
  /** The ads nobody should decide about meanwhile. */
  ids: ReadonlySet<number>;
  decidir: (decisao: Decisao) => void;
  /** False when it has already been sent. */
  desfazer: (decisao: Decisao) => boolean;
}

/** By how much a decision changes the number of ads that wait. */
const aMenos = ({ anuncio, para }: Decisao): number =>
  Number(isPendente({ status: para })) - Number(isPendente(anuncio));

/** The administration's decisions: kept for a while, sent at once when it, the page or who decided goes away. */
export const useDecisoes = (): EmCurso => {
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation(atualizarStatusMutation);
  const [decisoes] = useState(() => new Decisoes(mutateAsync));
  const retrato = useSyncExternalStore(decisoes.assinar, decisoes.ler, decisoes.ler);
  useEffect(() => {
    const aoSair = () => decisoes.mandarTudo(true);
    window.addEventListener('pagehide', aoSair);
    const largar = antesDeSair(() => decisoes.acabar());
    return () => {
      window.removeEventListener('pagehide', aoSair);
      largar();
      decisoes.mandarTudo(false);
    };
  }, [decisoes]);

  const { esperando } = retrato;
  useEffect(() => {
    guardarEmEspera(
      queryClient,
      esperando.reduce((soma, decisao) => soma + aMenos(decisao), 0),
    );
    // Whoever leaves has it sent: nothing waits any more.
    return () => guardarEmEspera(queryClient, 0);
  }, [queryClient, esperando]);

  // Optimistic update: the badges count what is left to decide, though the server learns of it later.
  const contar = (mais: number) =>
    queryClient.setQueryData(notificacoesQuery.queryKey, (n) => n && Math.max(0, n + mais));
  return {
    ...retrato,
    decidir: (decisao) => {
      decisoes.decidir(decisao);
      contar(aMenos(decisao));
    },
    desfazer: (decisao) => {
      const desfeita = decisoes.desfazer(decisao.anuncio.id);
      if (desfeita) {
        contar(-aMenos(decisao));
        // Somebody else may have decided on it meanwhile.
        void atualizarTudo(queryClient);
      }
      return desfeita;
    },
  };
};
