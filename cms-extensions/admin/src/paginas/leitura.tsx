import { EmptyStateLayout, Flex, Loader } from '@strapi/design-system';
import { WarningCircle } from '@strapi/icons';

/** Within a page, which is the main landmark itself: what it shows is on its way. */
export const Lendo = () => (
  <Flex justifyContent="center" padding={8} aria-busy>
    <Loader>Carregando…</Loader>
  </Flex>
);

/** Within a page: what it shows could not be read. */
export const NaoLido = () => (
  <EmptyStateLayout
    icon={<WarningCircle width="16rem" />}
    content="Não foi possível ler isto agora. Recarregue a página."
  />
);
