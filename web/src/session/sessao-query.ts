import { CAMINHOS_DO_VISITANTE } from '@portal/contracts/http/caminhos-do-visitante';
import type { VerificaLogin } from '@portal/contracts/usuario/sessao';
import { queryOptions } from '@tanstack/react-query';
import { lerJson } from '../lib/ler-json';

/** Who is here, the anti-forgery token and the server's message, handed out once (contrato 2). */
export const sessaoQuery = queryOptions({
  queryKey: ['sessao'],
  queryFn: ({ signal }) => lerJson<VerificaLogin>(CAMINHOS_DO_VISITANTE.verificaLogin, signal),
});
