import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { Desempenho } from '@portal/contracts/monitoramento/desempenho';
import { queryOptions } from '@tanstack/react-query';
import { lerPrivado } from '../../lib/http';
import { comSessao } from '../../session/com-sessao';
import { PRIVADO } from '../../session/renovar-sessao';

/** What an ad got out of its time, fresh at every look. */
export const desempenhoQuery = (id: number) =>
  queryOptions({
    staleTime: 0,
    refetchOnWindowFocus: true,
    queryKey: [PRIVADO, 'desempenho', id],
    queryFn: (contexto) =>
      comSessao(contexto, () => lerPrivado<Desempenho>(CAMINHOS.desempenho(id), contexto.signal)),
  });
