import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** A component that may come with the first paint or later. */
export type Componente<P = object> = ComponentType<P> | LazyExoticComponent<ComponentType<P>>;

/** `React.lazy` wants a default export; ours are named. */
export const tarde = <P>(
  importar: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> => lazy(async () => ({ default: await importar() }));
