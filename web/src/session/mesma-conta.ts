import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { VerificaLogin } from '@portal/contracts/usuario/sessao';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../lib/api-error';
import { lerPrivado } from '../lib/http';
import { isLogado, type UsuarioLogado } from './logado';
import { sessaoQuery } from './sessao-query';

/**
 * Asked before a form is sent that counts for whoever is logged in: another tab may have logged somebody else in. Throws
 * ApiError with the words for that account's name; where nobody answers, or nobody is logged in, the sending tells so
 * itself.
 */
export const conferirConta = async (
  client: QueryClient,
  { id_usuario }: Pick<UsuarioLogado, 'id_usuario'>,
  palavras: (outra: string) => string,
): Promise<void> => {
  const sessao = await lerPrivado<VerificaLogin>(CAMINHOS.verificaLogin).catch(() => null);
  if (!sessao || !isLogado(sessao.user)) return;
  if (sessao.user.id_usuario !== id_usuario) throw new ApiError(palavras(sessao.user.usuario), 0);
  // A message is handed out once: what this reading took is shown.
  client.setQueryData(sessaoQuery.queryKey, sessao);
};
