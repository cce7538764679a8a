import type { ReactNode } from 'react';
import { Cartao } from '../../ui/cartao';
import { classes } from '../../ui/classes';
import { Onda } from '../../ui/onda';
import estilos from './folha.module.css';

interface Props {
  titulo: string;
  texto?: ReactNode;
  larga?: boolean;
  children: ReactNode;
}

/** The sheet an account page is written on: a wave on top, one column, nothing that distracts. */
export const Folha = ({ titulo, texto, larga = false, children }: Props) => (
  <Cartao className={classes(estilos.folha, larga && estilos.larga)}>
    <header className={estilos.topo}>
      <h1>{titulo}</h1>
      {texto && <p>{texto}</p>}
      <Onda className={estilos.onda} />
    </header>
    <div className={estilos.corpo}>{children}</div>
  </Cartao>
);
