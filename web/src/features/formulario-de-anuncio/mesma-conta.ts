import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { SessaoUsuario, VerificaLogin } from '@portal/contracts/usuario/sessao';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../lib/api-error';
import { lerPrivado } from '../../lib/http';
import { isLogado, type UsuarioLogado } from '../../session/logado';
import { sessaoQuery } from '../../session/sessao-query';

const outraConta = (daPagina: SessaoUsuario, daSessao: SessaoUsuario): string =>
  `Esta compra foi preenchida na conta de ${daPagina.usuario}, e agora este navegador está na de ${daSessao.usuario}. Nada foi enviado: entre de novo como ${daPagina.usuario} em outra aba, ou atualize a página para comprar como ${daSessao.usuario}.`;

/**
 * Asked before a purchase is sent: another tab may have logged somebody else in, whose purchase it would be. Throws
 * ApiError; where nobody answers, or nobody is logged in, the sending tells so itself.
 */
export const conferirConta = async (client: QueryClient, user: UsuarioLogado): Promise<void> => {
  const sessao = await lerPrivado<VerificaLogin>(CAMINHOS.verificaLogin).catch(() => null);
  if (!sessao || !isLogado(sessao.user)) return;
  if (sessao.user.id_usuario !== user.id_usuario)
    throw new ApiError(outraConta(user, sessao.user), 0);
  // A message is handed out once: what this reading took is shown.
  client.setQueryData(sessaoQuery.queryKey, sessao);
};
