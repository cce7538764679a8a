import { Box, Link, Typography } from '@strapi/design-system';
import { Link as Rota } from 'react-router-dom';
import { IMPORTAR } from '../paginas/enderecos';

/** The way to what is done to many entries at once. */
export const MuitosDeUmaVez = () => (
  <ul>
    <Box tag="li" paddingBottom={3}>
      <Link tag={Rota} to={IMPORTAR}>
        Importar uma planilha
      </Link>
      <Typography variant="pi" textColor="neutral600" tag="p">
        Rádios, cantores e músicas em CSV: modelo, conferência, rascunhos, e o caminho de volta.
      </Typography>
    </Box>
  </ul>
);
