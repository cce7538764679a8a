import { useInfiniteQuery } from '@tanstack/react-query';
import { useBusca } from '../../lib/use-busca';
import { useListaQueCresce } from '../../lib/use-lista-que-cresce';
import { Bloco } from '../../ui/bloco';
import { BuscaFixa } from '../../ui/busca-fixa';
import { EsqueletoLinhas } from '../../ui/esqueleto-linhas';
import { CarregarMais } from '../../ui/fim-da-lista';
import { fontesDasMusicas } from '../../player/fonte-da-musica';
import { ListaMusicas } from './lista-musicas';
import { musicasQuery } from './queries';
import { TocarLista } from './tocar-lista';

const NENHUMA = 'Nenhuma música encontrada!';

const contagem = (total: number, temMais: boolean): string =>
  total === 1 ? '1 música encontrada' : `${temMais ? 'Mais de ' : ''}${total} músicas encontradas`;

/** Songs with their search, most played first, more of them as the page is scrolled. */
export const TodasAsMusicas = () => {
  const { busca, digitado, digitar } = useBusca();
  const { achadas, buscando, temMais, bloco, fim } = useListaQueCresce(
    useInfiniteQuery(musicasQuery(busca)),
  );
  const resultado = busca.trim() !== '' && achadas ? contagem(achadas.length, temMais) : '';
  return (
    <>
      <BuscaFixa
        valor={digitado}
        onChange={digitar}
        rotulo="Buscar música ou cantor"
        resultado={buscando ? 'Buscando…' : resultado}
      />
      <Bloco
        query={bloco}
        esqueleto={<EsqueletoLinhas linhas={8} altura="80px" />}
        vazio={!buscando && <ListaMusicas musicas={[]} vazio={NENHUMA} />}
      >
        {(musicas) => (
          <>
            <TocarLista lista={fontesDasMusicas(musicas)} />
            <ListaMusicas musicas={musicas} vazio={NENHUMA} linkDoCantor />
          </>
        )}
      </Bloco>
      {fim && <CarregarMais oQue="músicas" {...fim} />}
    </>
  );
};
