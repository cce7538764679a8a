import type { ReactNode } from 'react';
import estilos from './chip.module.css';
import { classes } from './classes';

interface Props {
  children: ReactNode;
  /** Given, the chip is a button of full touch size. */
  onClick?: () => void;
  className?: string | undefined;
}

export const Chip = ({ children, onClick, className }: Props) =>
  onClick ? (
    <button
      type="button"
      className={classes(estilos.chip, estilos.botao, className)}
      onClick={onClick}
    >
      {children}
    </button>
  ) : (
    <span className={classes(estilos.chip, className)}>{children}</span>
  );
