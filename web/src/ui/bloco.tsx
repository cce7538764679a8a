import { useDeferredValue, type ReactNode } from 'react';
import { BlocoFalhou } from './bloco-falhou';

/** The part of a query a block reads; TanStack's result fits it. */
export interface Consulta<T> {
  data: T | undefined;
  isError: boolean;
  error: unknown;
  fetchStatus: 'fetching' | 'paused' | 'idle';
  refetch: () => unknown;
}

interface Props<T> {
  query: Consulta<T>;
  /** Same size as the content, so that its arrival moves nothing. */
  esqueleto: ReactNode;
  vazio: ReactNode;
  isVazio?: (data: T) => boolean;
  /**
   * What arrives takes the skeleton's place in slices (a deferred value), a touch before them: a query's answer draws all of it
   * at once otherwise. Not where something counts on it being there with the data, as a place to scroll to.
   */
  emFatias?: boolean;
  children: (data: T) => ReactNode;
}

const semItens = (data: unknown): boolean => Array.isArray(data) && data.length === 0;

/** The states of everything that comes from the server: loading, offline, error with a retry, empty, data. */
export const Bloco = <T,>({
  query,
  esqueleto,
  vazio,
  isVazio = semItens,
  emFatias = false,
  children,
}: Props<T>) => {
  const { isError, fetchStatus } = query;
  const chegou = useDeferredValue(query.data !== undefined);
  const data = chegou || !emFatias ? query.data : undefined;
  const tentarDeNovo = () => void query.refetch();
  if (data === undefined) {
    if (fetchStatus === 'paused') return <BlocoFalhou semInternet onTentar={tentarDeNovo} />;
    if (isError) return <BlocoFalhou erro={query.error} onTentar={tentarDeNovo} />;
    return (
      <div aria-busy="true">
        <p className="so-leitor">Carregando…</p>
        {esqueleto}
      </div>
    );
  }
  return (
    <>
      {isError && <BlocoFalhou erro={query.error} onTentar={tentarDeNovo} />}
      {isVazio(data) ? vazio : children(data)}
    </>
  );
};
