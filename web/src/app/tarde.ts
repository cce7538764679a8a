import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { comInternet, temServico } from '../lib/use-online';

/** A component that comes when it is first shown, or when fetched ahead. */
export type Tardio<P> = LazyExoticComponent<ComponentType<P>> & {
  trazer: () => Promise<ComponentType<P>>;
};

/**
 * Lazy page. `React.lazy` wants a default export; ours are named. Without internet it is not asked for before that is back:
 * React remembers a failed import for as long as the page lives.
 */
export const tarde = <P>(importar: () => Promise<ComponentType<P>>): Tardio<P> => {
  let vindo: Promise<ComponentType<P>> | undefined;
  const trazer = () => {
    vindo ??= importar().catch((erro: unknown) => {
      vindo = undefined;
      throw erro;
    });
    return vindo;
  };
  const Pagina = lazy(async () => {
    // A service worker may have it.
    if (!vindo && !temServico()) await comInternet();
    return { default: await trazer() };
  });
  return Object.assign(Pagina, { trazer });
};
