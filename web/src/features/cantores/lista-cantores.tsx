import { useQuery } from '@tanstack/react-query';
import { useBusca } from '../../lib/use-busca';
import { usePosicaoDaLista } from '../../lib/use-posicao-da-lista';
import { useTitulo } from '../../lib/use-titulo';
import { Bloco } from '../../ui/bloco';
import { BuscaFixa } from '../../ui/busca-fixa';
import { Cartao } from '../../ui/cartao';
import { EsqueletoLinhas } from '../../ui/esqueleto-linhas';
import { Vazio } from '../../ui/vazio';
import { LinhaCantor } from './linha-cantor';
import css from './lista-cantores.module.css';
import { cantoresQuery } from './queries';
import { buscarPorNome, ranking } from './ranking';

const contagem = (total: number): string =>
  total === 1 ? '1 cantor encontrado' : `${total} cantores encontrados`;

/** The ranking with its search (especificação 2.4). */
export const ListaCantores = () => {
  const query = useQuery(cantoresQuery);
  const { digitado, digitar } = useBusca();
  const achados = query.data && buscarPorNome(ranking(query.data), digitado);
  useTitulo('Cantores');
  usePosicaoDaLista(achados !== undefined);
  return (
    <>
      <BuscaFixa
        valor={digitado}
        onChange={digitar}
        rotulo="Buscar cantor"
        resultado={digitado.trim() !== '' && achados ? contagem(achados.length) : ''}
      />
      <Bloco
        query={{ ...query, data: achados }}
        esqueleto={<EsqueletoLinhas linhas={8} altura="72px" />}
        vazio={<Vazio texto="Nenhum cantor encontrado!" />}
      >
        {(colocados) => (
          <Cartao className={css.cartao}>
            <ol className={css.lista} aria-label="Cantores, dos mais ouvidos aos menos ouvidos">
              {colocados.map(({ posicao, cantor }) => (
                <li key={cantor.id}>
                  <LinhaCantor cantor={cantor} posicao={posicao} />
                </li>
              ))}
            </ol>
          </Cartao>
        )}
      </Bloco>
    </>
  );
};
