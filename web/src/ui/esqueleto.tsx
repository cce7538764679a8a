import type { CSSProperties } from 'react';
import { classes } from './classes';
import estilos from './esqueleto.module.css';

interface Props {
  largura?: CSSProperties['width'];
  altura?: CSSProperties['height'];
  proporcao?: CSSProperties['aspectRatio'];
  className?: string | undefined;
}

/** Grey stand-in of what is on its way, of the same size; it shows after 150 ms only. */
export const Esqueleto = ({ largura = '100%', altura, proporcao, className }: Props) => (
  <span
    aria-hidden
    className={classes(estilos.esqueleto, className)}
    style={{ width: largura, height: altura, aspectRatio: proporcao }}
  />
);
