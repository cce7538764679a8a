import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Bloco } from '../../ui/bloco';
import { Titulo } from '../../ui/titulo';
import { Vazio } from '../../ui/vazio';
import estilos from './fileira-de-anuncios.module.css';
import { CartaoAnuncio } from './cartao-anuncio';
import { EsqueletoAnuncios } from './esqueleto-anuncios';
import { aleatoriosQuery } from './queries';

const QUANTOS = 4;

/** 'Anúncios de Parceiros' under a singer's or a radio's detail (especificação 2.4, especificação 2.5). */
export const AnunciosDeParceiros = () => {
  const query = useQuery(aleatoriosQuery);
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Titulo id={id}>Anúncios de Parceiros</Titulo>
      <Bloco
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
                  sizes="(min-width: 1168px) 268px, (min-width: 768px) 46vw, 270px"
                />
              </li>
            ))}
          </ul>
        )}
      </Bloco>
    </section>
  );
};
