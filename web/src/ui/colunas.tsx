import { lazy, Suspense } from 'react';
import type { ColunasProps } from './colunas-nivo';
import { Esqueleto } from './esqueleto';

const ColunasNivo = lazy(async () => ({
  default: (await import('./colunas-nivo')).ColunasNivo,
}));

/** A column chart. */
export const Colunas = (props: ColunasProps) => (
  <Suspense fallback={<Esqueleto altura={props.altura} />}>
    <ColunasNivo {...props} />
  </Suspense>
);
