import type { ReactNode } from 'react';
import estilos from './formulario.module.css';

/** A named part of a long form. */
export const Secao = ({ titulo, children }: { titulo: string; children: ReactNode }) => (
  <fieldset className={estilos.secao}>
    <legend className={estilos.titulo}>{titulo}</legend>
    {children}
  </fieldset>
);
