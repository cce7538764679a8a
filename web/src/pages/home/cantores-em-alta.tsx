import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { LinhaCantor } from '../../features/cantores/linha-cantor';
import { cantoresQuery } from '../../features/cantores/queries';
import { hrefPagina } from '../../lib/enderecos';
import { Bloco } from '../../ui/bloco';
import { Cartao } from '../../ui/cartao';
import { Esqueleto } from '../../ui/esqueleto';
import { Titulo } from '../../ui/titulo';
import { Vazio } from '../../ui/vazio';
import estilos from './pagina-home.module.css';

const QUANTOS = 4;

export const CantoresEmAlta = () => {
  const query = useQuery(cantoresQuery);
  return (
    <section aria-labelledby="em-alta">
      <Cartao>
        <Titulo id="em-alta" acao={<Link to={hrefPagina('cantores')}>Ver ranking</Link>}>
          Cantores em alta
        </Titulo>
        <Bloco
          query={query}
          esqueleto={
            <div className={estilos.cantores}>
              {Array.from({ length: QUANTOS }, (_, i) => (
                <Esqueleto key={i} altura={72} />
              ))}
            </div>
          }
          vazio={<Vazio texto="Nenhum cantor encontrado!" />}
        >
          {(cantores) => (
            <ol className={estilos.cantores}>
              {cantores.slice(0, QUANTOS).map((cantor, i) => (
                <li key={cantor.id}>
                  <LinhaCantor cantor={cantor} posicao={i + 1} />
                </li>
              ))}
            </ol>
          )}
        </Bloco>
      </Cartao>
    </section>
  );
};
