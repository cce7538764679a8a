import type { Cantor } from '@portal/contracts/cantor/cantor';
import { useBusca } from '../../lib/use-busca';
import { usePosicaoDaLista } from '../../lib/use-posicao-da-lista';
import { Bloco, type Consulta } from '../../ui/bloco';
import { BuscaFixa } from '../../ui/busca-fixa';
import { EsqueletoLinhas } from '../../ui/esqueleto-linhas';
import { ListaMusicas } from './lista-musicas';
import { buscarMusicas, todasAsMusicas } from './ordem';

const NENHUMA = 'Nenhuma música encontrada!';

const contagem = (total: number): string =>
  total === 1 ? '1 música encontrada' : `${total} músicas encontradas`;

/** Every song with its search. `query`: the singers, who bring their songs along. */
export const TodasAsMusicas = ({ query }: { query: Consulta<Cantor[]> }) => {
  const { digitado, digitar } = useBusca();
  const achadas = query.data && buscarMusicas(todasAsMusicas(query.data), digitado);
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
        {(musicas) => <ListaMusicas musicas={musicas} vazio={NENHUMA} linkDoCantor />}
      </Bloco>
    </>
  );
};
