import { useQuery } from '@tanstack/react-query';
import { useBusca } from '../../lib/use-busca';
import { usePosicaoDaLista } from '../../lib/use-posicao-da-lista';
import { Bloco } from '../../ui/bloco';
import { BuscaFixa } from '../../ui/busca-fixa';
import { EsqueletoLinhas } from '../../ui/esqueleto-linhas';
import { buscarMusicas } from './busca';
import { fontesDasMusicas } from './fonte-da-musica';
import { ListaMusicas } from './lista-musicas';
import { musicasQuery } from './queries';
import { TocarLista } from './tocar-lista';

const NENHUMA = 'Nenhuma música encontrada!';

const contagem = (total: number): string =>
  total === 1 ? '1 música encontrada' : `${total} músicas encontradas`;

/** Every song with its search, most played first. */
export const TodasAsMusicas = () => {
  const query = useQuery(musicasQuery);
  const { digitado, digitar } = useBusca();
  const achadas = query.data && buscarMusicas(query.data, digitado);
  usePosicaoDaLista(achadas !== undefined);
  return (
    <>
      <BuscaFixa
        valor={digitado}
        onChange={digitar}
        rotulo="Buscar música ou cantor"
        resultado={digitado.trim() !== '' && achadas ? contagem(achadas.length) : ''}
      />
      <Bloco
        query={{ ...query, data: achadas }}
        esqueleto={<EsqueletoLinhas linhas={8} altura="80px" />}
        vazio={<ListaMusicas musicas={[]} vazio={NENHUMA} />}
      >
        {(musicas) => (
          <>
            <TocarLista lista={fontesDasMusicas(musicas)} />
            <ListaMusicas musicas={musicas} vazio={NENHUMA} linkDoCantor />
          </>
        )}
      </Bloco>
    </>
  );
};
