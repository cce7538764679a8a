import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../lib/api-error';
import { renovarSessao } from './renovar-sessao';

/** Reads what belongs to the logged-in person. A session that has ended meanwhile is noticed here, and the page sends to the login. */
export const comSessao = async <T>(
  { client }: { client: QueryClient },
  ler: () => Promise<T>,
): Promise<T> => {
  try {
    return await ler();
  } catch (erro) {
    if (erro instanceof ApiError && erro.status === 401) void renovarSessao(client);
    throw erro;
  }
};
