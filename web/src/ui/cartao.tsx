import type { HTMLAttributes } from 'react';
import estilos from './cartao.module.css';
import { classes } from './classes';

export const Cartao = ({ className, ...resto }: HTMLAttributes<HTMLDivElement>) => (
  <div {...resto} className={classes(estilos.cartao, className)} />
);
