import type { ReactNode } from 'react';
import estilos from '../../ui/formulario.module.css';

/** An action that reads as a link: 'Esqueci minha senha'. */
export const BotaoDeLink = ({
  onClick,
  children,
}: {
  onClick: () => void;
  children: ReactNode;
}) => (
  <button type="button" className={estilos.botaoSolto} onClick={onClick}>
    {children}
  </button>
);
