import { useQuery } from '@tanstack/react-query';
import { emNumero } from '../../lib/por-extenso';
import { Bloco } from '../../ui/bloco';
import { Cartao } from '../../ui/cartao';
import { Esqueleto } from '../../ui/esqueleto';
import tabela from '../../ui/tabela.module.css';
import { Titulo } from '../../ui/titulo';
import { Vazio } from '../../ui/vazio';
import estilos from './apuracao.module.css';
import { resultadosQuery, type Edicao } from './dados';
import { parte } from './textos';

/** Votes by option: a table whose rows are also the bars of a chart. */
export const ResultadosDaPesquisa = ({ pesquisa }: { pesquisa: Edicao }) => {
  const query = useQuery(resultadosQuery(pesquisa));
  return (
    <Cartao>
      <Titulo nivel={3}>Resultado</Titulo>
      <Bloco
        query={query}
        esqueleto={<Esqueleto altura={420} />}
        isVazio={({ opcoes }) => opcoes.length === 0}
        vazio={<Vazio texto="Nenhum voto ainda." />}
      >
        {({ total, opcoes }) => {
          const maior = Math.max(1, ...opcoes.map((opcao) => opcao.total));
          return (
            <table className={tabela.tabela}>
              <caption className="so-leitor">
                Votos por opção, da mais votada à menos votada
              </caption>
              <thead>
                <tr>
                  <th scope="col">Opção</th>
                  <th scope="col" className={tabela.direita}>
                    Votos
                  </th>
                  <th scope="col" className={tabela.direita}>
                    Parte
                  </th>
                </tr>
              </thead>
              <tbody>
                {opcoes.map((opcao) => (
                  <tr key={opcao.id}>
                    <th scope="row" className={estilos.opcao}>
                      {opcao.nome}
                      <span className={estilos.trilho} aria-hidden>
                        <span
                          className={estilos.barra}
                          style={{ width: `${(opcao.total / maior) * 100}%` }}
                        />
                      </span>
                    </th>
                    <td className={`numeros ${tabela.direita} ${tabela.junto}`}>
                      {emNumero(opcao.total)}
                    </td>
                    <td className={`numeros ${tabela.direita} ${tabela.junto}`}>
                      {parte(opcao.total, total)}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          );
        }}
      </Bloco>
    </Cartao>
  );
};
