import { useState, type ReactNode } from 'react';
import { Botao } from './botao';
import estilos from './tabela.module.css';

interface Props {
  titulo: string;
  cabecalhos: readonly string[];
  /** The first cell of a row is its heading; figures stand at the right. */
  linhas: readonly (readonly [string, ...string[]])[];
  /** The chart of the same figures. */
  children: ReactNode;
}

/** A chart and its figures: who does not see the chart always has the table, everybody may ask for it. */
export const VerComoTabela = ({ titulo, cabecalhos, linhas, children }: Props) => {
  const [aberta, setAberta] = useState(false);
  const [primeiro = '', ...outros] = cabecalhos;
  return (
    <>
      {children}
      <Botao
        variante="fantasma"
        className={estilos.alternar}
        aria-pressed={aberta}
        onClick={() => setAberta(!aberta)}
      >
        Ver como tabela
      </Botao>
      <div className={aberta ? estilos.moldura : 'so-leitor'}>
        <table className={estilos.tabela}>
          <caption className="so-leitor">{titulo}</caption>
          <thead>
            <tr>
              <th scope="col">{primeiro}</th>
              {outros.map((nome) => (
                <th key={nome} scope="col" className={estilos.direita}>
                  {nome}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {linhas.map(([nome, ...valores]) => (
              <tr key={nome}>
                <th scope="row">{nome}</th>
                {valores.map((valor, i) => (
                  <td key={i} className={`numeros ${estilos.direita}`}>
                    {valor}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
};
