import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Bloco } from '../../ui/bloco';
import { EsqueletoLinhas } from '../../ui/esqueleto-linhas';
import { useAvisoDeFalha } from '../../ui/use-aviso-de-falha';
import { atualizarStatusMutation, type Decisao } from '../anuncios/mutations';
import { filaQuery, notificacoesQuery } from '../anuncios/queries';
import { Decisoes } from './decisoes';
import { FilaAberta } from './fila-aberta';

/** The queue's decisions: kept for a while, sent at once when the queue or the page goes away. */
const useDecisoes = () => {
  const queryClient = useQueryClient();
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

  // Optimistic update: the badges count what is left to decide, though the server learns of it later.
  const contar = (mais: 1 | -1) =>
    queryClient.setQueryData(notificacoesQuery.queryKey, (n) => n && Math.max(0, n + mais));
  return {
    ...retrato,
    decidir: (decisao: Decisao) => {
      decisoes.decidir(decisao);
      contar(-1);
    },
    /** False when it has already been sent. */
    desfazer: ({ anuncio }: Decisao): boolean => {
      const desfeita = decisoes.desfazer(anuncio.id);
      if (desfeita) contar(1);
      return desfeita;
    },
  };
};

/** What waits for an administrator, the longest wait first (visual 2.9). */
export const Fila = ({ previa }: { previa: (anuncio: Anuncio) => ReactNode }) => {
  const query = useQuery(filaQuery);
  const emCurso = useDecisoes();
  useAvisoDeFalha(query.isError, 'Erro ao obter anuncios');
  return (
    <Bloco
      query={query}
      esqueleto={<EsqueletoLinhas linhas={4} altura="88px" />}
      vazio={null}
      isVazio={() => false}
    >
      {(anuncios) => <FilaAberta anuncios={anuncios} {...emCurso} previa={previa} />}
    </Bloco>
  );
};
