import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { hrefPagina } from '../../lib/enderecos';
import { Bloco } from '../../ui/bloco';
import { Titulo } from '../../ui/titulo';
import { Vazio } from '../../ui/vazio';
import estilos from './fileira-de-anuncios.module.css';
import { CartaoAnuncio } from './cartao-anuncio';
import { EsqueletoAnuncios } from './esqueleto-anuncios';
import { aleatoriosQuery } from './queries';

const QUANTOS = 4;

/** Sidebar 'Anunciantes' of home (especificação 2.2). */
export const AnunciantesLateral = () => {
  const query = useQuery(aleatoriosQuery);
  return (
    <section aria-labelledby="anunciantes">
      <Titulo id="anunciantes" acao={<Link to={hrefPagina('publicidade')}>Ver todos</Link>}>
        Anunciantes
      </Titulo>
      <Bloco
        emFatias
        query={query}
        esqueleto={<EsqueletoAnuncios className={estilos.lista} quantos={QUANTOS} />}
        vazio={<Vazio texto="Nenhum anúncio no ar neste momento." />}
      >
        {(anuncios) => (
          <ul className={estilos.lista}>
            {anuncios.slice(0, QUANTOS).map((anuncio) => (
              <li key={anuncio.id}>
                <CartaoAnuncio
                  anuncio={anuncio}
                  sizes="(min-width: 1024px) 300px, (min-width: 640px) 46vw, 270px"
                />
              </li>
            ))}
          </ul>
        )}
      </Bloco>
    </section>
  );
};
