import type { ReactNode } from 'react';
import estilos from './pagamento.module.css';

/** Facts to be read one by one, and typed elsewhere. */
export const Dados = ({ children }: { children: ReactNode }) => (
  <dl className={estilos.dados}>{children}</dl>
);

export const Dado = ({ nome, children }: { nome: string; children: ReactNode }) => (
  <div className={estilos.dado}>
    <dt>{nome}</dt>
    <dd>{children}</dd>
  </div>
);
