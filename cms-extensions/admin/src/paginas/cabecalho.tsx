import { Th, Thead, Tr, Typography } from '@strapi/design-system';

/** The first row of a table: what its columns are called. */
export const Cabecalho = ({ titulos }: { titulos: readonly string[] }) => (
  <Thead>
    <Tr>
      {titulos.map((titulo) => (
        <Th key={titulo}>
          <Typography variant="sigma">{titulo}</Typography>
        </Th>
      ))}
    </Tr>
  </Thead>
);
