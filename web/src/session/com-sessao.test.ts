import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { ApiError } from '../lib/api-error';
import { comSessao } from './com-sessao';
import { PRIVADO } from './renovar-sessao';
import { sessaoQuery } from './sessao-query';

const CAIXA = [PRIVADO, 'caixa'];

/** What is left of the session and of private data after a private read that was refused. */
const lerRecusado = async (status: number) => {
  const client = new QueryClient();
  const user = { id_usuario: 7, usuario: 'Ana', permissao: 2 };
  client.setQueryData(sessaoQuery.queryKey, { user, token: '', mensagem: null });
  client.setQueryData(CAIXA, 'linhas');
  const erro = new ApiError('Não.', status);
  await expect(comSessao({ client }, () => Promise.reject(erro))).rejects.toBe(erro);
  return {
    perguntada: client.getQueryState(sessaoQuery.queryKey)?.isInvalidated,
    privado: client.getQueryData(CAIXA),
  };
};

it('de quem perdeu a permissão pergunta-se de novo quem é: as abas que já não tem somem', async () => {
  expect(await lerRecusado(403)).toEqual({ perguntada: true, privado: 'linhas' });
});

it('de uma sessão que acabou nada fica', async () => {
  expect(await lerRecusado(401)).toEqual({ perguntada: true, privado: undefined });
});

it.each([404, 409, 503])('de uma recusa %i não se pergunta nada', async (status) => {
  expect(await lerRecusado(status)).toEqual({ perguntada: false, privado: 'linhas' });
});
