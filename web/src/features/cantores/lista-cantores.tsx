import { useInfiniteQuery } from '@tanstack/react-query';
import { useBusca } from '../../lib/use-busca';
import { useListaQueCresce } from '../../lib/use-lista-que-cresce';
import { useTitulo } from '../../lib/use-titulo';
import { Bloco } from '../../ui/bloco';
import { BuscaFixa } from '../../ui/busca-fixa';
import { Cartao } from '../../ui/cartao';
import { EsqueletoLinhas } from '../../ui/esqueleto-linhas';
import { CarregarMais } from '../../ui/fim-da-lista';
import { Vazio } from '../../ui/vazio';
import { LinhaCantor } from './linha-cantor';
import css from './lista-cantores.module.css';
import { rankingQuery } from './queries';
import { ranking } from './ranking';

const NA_PRIMEIRA_TELA = 6;

const contagem = (total: number, temMais: boolean): string =>
  total === 1 ? '1 cantor encontrado' : `${temMais ? 'Mais de ' : ''}${total} cantores encontrados`;

/** The ranking with its search (especificação 2.4), more of it as the page is scrolled. */
export const ListaCantores = () => {
  const { busca, digitado, digitar } = useBusca();
  const { achadas, buscando, temMais, bloco, fim } = useListaQueCresce(
    useInfiniteQuery(rankingQuery(busca)),
  );
  const resultado = busca.trim() !== '' && achadas ? contagem(achadas.length, temMais) : '';
  useTitulo('Cantores');
  return (
    <>
      <BuscaFixa
        valor={digitado}
        onChange={digitar}
        rotulo="Buscar cantor"
        resultado={buscando ? 'Buscando…' : resultado}
      />
      <Bloco
        query={bloco}
        esqueleto={<EsqueletoLinhas linhas={8} altura="72px" />}
        vazio={!buscando && <Vazio texto="Nenhum cantor encontrado!" />}
      >
        {(cantores) => (
          <Cartao className={css.cartao}>
            <ol
              className={css.lista}
              aria-label="Cantores, dos mais ouvidos aos menos ouvidos"
              aria-busy={buscando}
            >
              {ranking(cantores).map(({ posicao, cantor }, indice) => (
                <li key={cantor.id}>
                  <LinhaCantor
                    cantor={cantor}
                    posicao={posicao}
                    prioridade={indice < NA_PRIMEIRA_TELA}
                  />
                </li>
              ))}
            </ol>
          </Cartao>
        )}
      </Bloco>
      {fim && <CarregarMais oQue="cantores" {...fim} />}
    </>
  );
};
