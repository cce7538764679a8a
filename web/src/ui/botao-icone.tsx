import { forwardRef, type ButtonHTMLAttributes } from 'react';
import estilos from './botao-icone.module.css';
import { classes } from './classes';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What the button does, for who does not see the icon. */
  rotulo: string;
}

export const BotaoIcone = forwardRef<HTMLButtonElement, Props>(
  ({ rotulo, className, type = 'button', ...resto }, ref) => (
    <button
      {...resto}
      ref={ref}
      type={type}
      aria-label={rotulo}
      className={classes(estilos.botao, className)}
    />
  ),
);
BotaoIcone.displayName = 'BotaoIcone';
