import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error';

const MINUTO = 60_000;

/** What the server refused stays refused: only silence and its own faults are worth another try. */
const valeTentar = (erro: unknown): boolean =>
  !(erro instanceof ApiError) || erro.status === 0 || erro.status >= 500;

export const criarQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: MINUTO,
        gcTime: 30 * MINUTO,
        retry: (vezes, erro) => vezes < 2 && valeTentar(erro),
        refetchOnWindowFocus: false,
      },
    },
  });
