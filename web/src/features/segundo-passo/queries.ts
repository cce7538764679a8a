import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { SituacaoDoSegundoPasso } from '@portal/contracts/usuario/segundo-passo';
import { queryOptions } from '@tanstack/react-query';
import { lerPrivado } from '../../lib/http';
import { comSessao } from '../../session/com-sessao';
import { PRIVADO } from '../../session/renovar-sessao';

/** How the second step stands with who is logged in. */
export const segundoPassoQuery = queryOptions({
  queryKey: [PRIVADO, 'segundo-passo'],
  queryFn: ({ signal, client }) =>
    comSessao({ client }, () => lerPrivado<SituacaoDoSegundoPasso>(CAMINHOS.segundoPasso, signal)),
});
