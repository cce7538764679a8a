import { onlineManager, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error';

const MINUTO = 60_000;

/** Retry policy: a refusal is final; only a missing answer and the server's own errors are worth another try. */
const valeTentar = (erro: unknown): boolean =>
  !(erro instanceof ApiError) || erro.status === 0 || erro.status >= 500;

export const criarQueryClient = (): QueryClient => {
  // It takes the browser to be online until that changes.
  onlineManager.setOnline(navigator.onLine);
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Asked for once without internet too: a service worker may have it. Then it waits.
        networkMode: 'offlineFirst',
        staleTime: MINUTO,
        gcTime: 30 * MINUTO,
        retry: (vezes, erro) => vezes < 2 && valeTentar(erro),
        refetchOnWindowFocus: false,
      },
    },
  });
};
