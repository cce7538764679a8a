import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { LinhaCantor } from '../../features/cantores/linha-cantor';
import { emAltaQuery, NA_HOME } from '../../features/cantores/em-alta-query';
import { hrefPagina } from '../../lib/enderecos';
import { Bloco } from '../../ui/bloco';
import { Cartao } from '../../ui/cartao';
import { Esqueleto } from '../../ui/esqueleto';
import { Titulo } from '../../ui/titulo';
import { Vazio } from '../../ui/vazio';
import estilos from './pagina-home.module.css';

export const CantoresEmAlta = () => {
  const query = useQuery(emAltaQuery);
  return (
    <section aria-labelledby="em-alta">
      <Cartao>
        <Titulo id="em-alta" acao={<Link to={hrefPagina('cantores')}>Ver ranking</Link>}>
          Cantores em alta
        </Titulo>
        <Bloco
          emFatias
          query={query}
          esqueleto={
            <div className={estilos.cantores}>
              {Array.from({ length: NA_HOME }, (_, i) => (
                <Esqueleto key={i} altura={72} />
              ))}
            </div>
          }
          vazio={<Vazio texto="Nenhum cantor encontrado!" />}
        >
          {(cantores) => (
            <ol className={estilos.cantores}>
              {cantores.map((cantor, i) => (
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
