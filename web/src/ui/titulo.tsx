import type { ReactNode } from 'react';
import estilos from './titulo.module.css';

interface Props {
  nivel?: 1 | 2 | 3;
  id?: string;
  children: ReactNode;
  /** Stands at the end of the line: 'Ver todas'. */
  acao?: ReactNode;
}

export const Titulo = ({ nivel = 2, id, children, acao }: Props) => {
  const Cabeca = `h${nivel}` as const;
  return (
    <div className={estilos.linha}>
      <Cabeca id={id}>{children}</Cabeca>
      {acao}
    </div>
  );
};
