import { ROLAGEM_ESPERA_MS, ROLAGEM_MARGEM_PX } from '@portal/contracts/radio/listagem';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useBusca } from '../../lib/use-busca';
import { usePosicaoDaLista } from '../../lib/use-posicao-da-lista';
import { Bloco } from '../../ui/bloco';
import { BuscaFixa } from '../../ui/busca-fixa';
import { EsqueletoLinhas } from '../../ui/esqueleto-linhas';
import { CarregarMais, useFimDaPagina } from '../../ui/fim-da-lista';
import { fontesDasMusicas } from './fonte-da-musica';
import { ListaMusicas } from './lista-musicas';
import { musicasQuery } from './queries';
import { TocarLista } from './tocar-lista';

const NENHUMA = 'Nenhuma música encontrada!';

const contagem = (total: number, temMais: boolean): string =>
  total === 1 ? '1 música encontrada' : `${temMais ? 'Mais de ' : ''}${total} músicas encontradas`;

/** Songs with their search, most played first, more of them as the page is scrolled. */
export const TodasAsMusicas = () => {
  const { busca, digitado, digitar } = useBusca();
  const query = useInfiniteQuery(musicasQuery(busca));
  const { data: musicas, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  const semInternet = query.isPlaceholderData && query.fetchStatus === 'paused';
  const buscando = query.isPlaceholderData && !semInternet;
  const carregarMais = () => void query.fetchNextPage();
  const contada = busca.trim() !== '' && !semInternet && musicas;
  usePosicaoDaLista(musicas !== undefined);
  useFimDaPagina(
    ROLAGEM_MARGEM_PX,
    hasNextPage && !query.isFetching && !isFetchNextPageError && !buscando,
    carregarMais,
  );
  return (
    <>
      <BuscaFixa
        valor={digitado}
        onChange={digitar}
        rotulo="Buscar música ou cantor"
        resultado={buscando ? 'Buscando…' : contada ? contagem(contada.length, hasNextPage) : ''}
      />
      <Bloco
        query={{
          data: semInternet ? undefined : musicas,
          isError: query.isError && !isFetchNextPageError,
          error: query.error,
          fetchStatus: query.fetchStatus,
          refetch: query.refetch,
        }}
        esqueleto={<EsqueletoLinhas linhas={8} altura="80px" />}
        vazio={!buscando && <ListaMusicas musicas={[]} vazio={NENHUMA} />}
      >
        {(achadas) => (
          <>
            <TocarLista lista={fontesDasMusicas(achadas)} />
            <ListaMusicas musicas={achadas} vazio={NENHUMA} linkDoCantor />
          </>
        )}
      </Bloco>
      {hasNextPage && !buscando && (
        <CarregarMais
          oQue="músicas"
          esperaMs={ROLAGEM_ESPERA_MS}
          carregando={isFetchingNextPage}
          falhou={isFetchNextPageError}
          onCarregar={carregarMais}
        />
      )}
    </>
  );
};
