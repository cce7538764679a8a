import { ROLAGEM_ESPERA_MS, ROLAGEM_MARGEM_PX } from '@portal/contracts/radio/listagem';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useRef, useState, useTransition } from 'react';
import { usePosicaoDaLista } from './use-posicao-da-lista';

const noFim = (): boolean => {
  const { scrollHeight } = document.documentElement;
  return window.scrollY + window.innerHeight >= scrollHeight - ROLAGEM_MARGEM_PX;
};

/** Calls `onFim` when the page is scrolled to within 5 px of its bottom (especificação 9), while `ativo`. */
const useFimDaPagina = (ativo: boolean, onFim: () => void): void => {
  const chamar = useRef(onFim);
  useEffect(() => {
    chamar.current = onFim;
  });

  // Left to itself the browser keeps the footer still when cards come in above it: the visitor would stay at the
  // bottom, lose the place and load every page in a row.
  useEffect(() => {
    const { style } = document.documentElement;
    style.overflowAnchor = 'none';
    return () => void (style.overflowAnchor = '');
  }, []);

  useEffect(() => {
    if (!ativo) return undefined;
    const olhar = () => {
      if (noFim()) chamar.current();
    };
    // A page that fits the window is at its bottom already.
    const quadro = requestAnimationFrame(olhar);
    window.addEventListener('scroll', olhar, { passive: true });
    window.addEventListener('resize', olhar, { passive: true });
    return () => {
      cancelAnimationFrame(quadro);
      window.removeEventListener('scroll', olhar);
      window.removeEventListener('resize', olhar);
    };
  }, [ativo]);
};

/** Drawn at a time: of thousands that a filter leaves, all at once would hold up a phone for seconds. */
const DE_CADA_VEZ = 100;

/**
 * A list that grows as the page is scrolled. `bloco` is what a block reads of it; `fim`, what stands at its end while there
 * is more. While what was typed is looked for, what was found before stays: `buscando`.
 */
export const useListaQueCresce = <T>(query: UseInfiniteQueryResult<T[]>) => {
  const { data, isPlaceholderData, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  const semInternet = isPlaceholderData && query.fetchStatus === 'paused';
  const buscando = isPlaceholderData && !semInternet;
  const achadas = semInternet ? undefined : data;
  // Who comes back to a list finds all that was there.
  const [desenhadas, setDesenhadas] = useState(Math.max(DE_CADA_VEZ, achadas?.length ?? 0));
  // As a page that is fetched, what is drawn leaves the finger its frame, and the button its place.
  const [desenhando, desenhar] = useTransition();
  const sobra = achadas !== undefined && achadas.length > desenhadas;
  const temMais = sobra || hasNextPage;
  const carregarMais = () => {
    desenhar(() => setDesenhadas(desenhadas + DE_CADA_VEZ));
    if (!sobra) void query.fetchNextPage();
  };
  usePosicaoDaLista(data !== undefined);
  useFimDaPagina(temMais && !query.isFetching && !isFetchNextPageError && !buscando, carregarMais);
  return {
    achadas,
    buscando,
    temMais: hasNextPage,
    bloco: {
      data: sobra ? achadas.slice(0, desenhadas) : achadas,
      isError: query.isError && !isFetchNextPageError,
      error: query.error,
      fetchStatus: query.fetchStatus,
      refetch: query.refetch,
    },
    fim:
      temMais && !buscando
        ? {
            esperaMs: ROLAGEM_ESPERA_MS,
            carregando: isFetchingNextPage || desenhando,
            falhou: isFetchNextPageError,
            onCarregar: carregarMais,
          }
        : null,
  };
};
