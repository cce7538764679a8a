import { Box, Flex, Link, Typography } from '@strapi/design-system';
import { Widget } from '@strapi/strapi/admin';
import { Link as Rota } from 'react-router-dom';
import { enderecoDo, numero } from '../inicio';
import { Quadro } from './quadro';

const vezes = (total: number): string => (total === 1 ? '1 vez' : `${numero(total)} vezes`);

/** The most played songs. */
export const MaisOuvidas = () => (
  <Quadro>
    {({ maisOuvidas }) => {
      if (maisOuvidas.length === 0)
        return <Widget.NoData>Nenhuma música foi ouvida ainda.</Widget.NoData>;
      return (
        <ol>
          {maisOuvidas.map(({ id, nome, cantor, total }) => (
            <Flex key={id} tag="li" justifyContent="space-between" paddingBottom={2} gap={4}>
              <Box>
                <Link tag={Rota} to={enderecoDo('api::musica.musica', id)}>
                  {nome}
                </Link>
                {cantor ? (
                  <Typography variant="pi" textColor="neutral600">
                    {` ${cantor}`}
                  </Typography>
                ) : null}
              </Box>
              <Typography variant="pi">{vezes(total)}</Typography>
            </Flex>
          ))}
        </ol>
      );
    }}
  </Quadro>
);
