import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../lib/api-error';
import { renovarSessao } from './renovar-sessao';
import { sessaoQuery } from './sessao-query';

/**
 * Reads what belongs to the logged-in person. A session that has ended meanwhile is noticed here, and the page sends to
 * the login. So is a level that was taken away, or a second step that is asked for now: the page offers what is left.
 */
export const comSessao = async <T>(
  { client }: { client: QueryClient },
  ler: () => Promise<T>,
): Promise<T> => {
  try {
    return await ler();
  } catch (erro) {
    if (erro instanceof ApiError && erro.status === 401) void renovarSessao(client);
    if (erro instanceof ApiError && erro.status === 403)
      void client.invalidateQueries({ queryKey: sessaoQuery.queryKey });
    throw erro;
  }
};
