import type { ReactNode } from 'react';
import estilos from './cabeca-de-pagina.module.css';

/** Title of a page and the line that says what it is for. */
export const CabecaDePagina = ({ titulo, children }: { titulo: string; children?: ReactNode }) => (
  <div className={estilos.cabeca}>
    <h1>{titulo}</h1>
    {children && <p className={estilos.linha}>{children}</p>}
  </div>
);
