import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { NO_AR_INTERVALO_MS } from '@portal/contracts/player/tempos';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../lib/api-error';
import { lerJson } from '../../lib/ler-json';

/** What is known of a radio on the air, as far as the player shows it (especificação 2.7). */
export interface NoAr {
  tocando: string | null;
  tocou: readonly { titulo: string; quando: string }[];
}

const lerNoAr = async (id: string, signal: AbortSignal): Promise<NoAr | null> => {
  try {
    const { tocando, tocou } = await lerJson<Partial<NoAr>>(`${CAMINHOS.radio(id)}/no-ar`, signal);
    return { tocando: tocando ?? null, tocou: Array.isArray(tocou) ? tocou : [] };
  } catch (erro) {
    // A portal that does not ask its radios has nothing to say of them.
    if (erro instanceof ApiError && erro.status === 404) return null;
    throw erro;
  }
};

/** Polling, only while the page can be seen; `id` null asks for nothing. */
export const useNoAr = (id: string | null): NoAr | null => {
  const { data } = useQuery({
    queryKey: ['radios', 'no-ar', id],
    queryFn: ({ signal }) => lerNoAr(id ?? '', signal),
    enabled: id !== null,
    refetchInterval: ({ state }) => (state.data === null ? false : NO_AR_INTERVALO_MS),
    staleTime: NO_AR_INTERVALO_MS / 2,
    retry: false,
  });
  return (id !== null && data) || null;
};
