import { Flex, Link, Typography } from '@strapi/design-system';
import { Link as Rota } from 'react-router-dom';
import { listaDe, numero } from '../inicio';
import { Quadro } from './quadro';

interface Contagem {
  rotulo: string;
  total: number | null;
  uid: string;
}

const Linha = ({ rotulo, total, uid }: Contagem) => (
  <Flex tag="li" justifyContent="space-between" paddingBottom={3}>
    <Link tag={Rota} to={listaDe(uid)}>
      {rotulo}
    </Link>
    <Typography variant="delta">{numero(total ?? 0)}</Typography>
  </Flex>
);

/** How much of each kind the public finds now. */
export const NoAr = () => (
  <Quadro>
    {({ noAr }) => {
      const contagens: Contagem[] = [
        { rotulo: 'Web rádios', total: noAr.radios, uid: 'api::radio.radio' },
        { rotulo: 'Cantores', total: noAr.cantores, uid: 'api::cantor.cantor' },
        { rotulo: 'Músicas', total: noAr.musicas, uid: 'api::musica.musica' },
        { rotulo: 'Anúncios em exibição', total: noAr.anuncios, uid: 'api::anuncio.anuncio' },
      ];
      return (
        <ul>
          {contagens
            .filter(({ total }) => total !== null)
            .map((contagem) => (
              <Linha key={contagem.uid} {...contagem} />
            ))}
        </ul>
      );
    }}
  </Quadro>
);
