import { Button, Flex, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';

interface Propriedades {
  pagina: number;
  porPagina: number;
  total: number;
  /** How many there are, in words. */
  children: ReactNode;
  ir: (pagina: number) => void;
  /** How the pages before and after are called, where the newest do not come first. */
  rotulos?: readonly [antes: string, depois: string];
}

const DAS_NOVAS = ['Mais novas', 'Mais antigas'] as const;

/** The way through a long list. */
export const Paginas = ({
  pagina,
  porPagina,
  total,
  children,
  ir,
  rotulos: [antes, depois] = DAS_NOVAS,
}: Propriedades) => {
  const ultima = Math.max(1, Math.ceil(total / porPagina));
  return (
    <Flex gap={4} paddingTop={4} justifyContent="space-between" wrap="wrap">
      <Typography role="status">
        {children}, página {pagina} de {ultima}
      </Typography>
      {ultima > 1 ? (
        <Flex gap={2}>
          <Button variant="tertiary" disabled={pagina <= 1} onClick={() => ir(pagina - 1)}>
            {antes}
          </Button>
          <Button variant="tertiary" disabled={pagina >= ultima} onClick={() => ir(pagina + 1)}>
            {depois}
          </Button>
        </Flex>
      ) : null}
    </Flex>
  );
};
