import type { ComponentProps } from 'react';
import { Botao } from './botao';
import estilos from './botao-enviar.module.css';
import { classes } from './classes';

interface Props extends Omit<ComponentProps<typeof Botao>, 'type' | 'disabled'> {
  enviando: boolean;
}

/**
 * Sends a form once at a time. It is never `disabled`: the focus would fall to the page, and who hears it
 * would lose the place.
 */
export const BotaoEnviar = ({ enviando, className, children, onClick, ...resto }: Props) => (
  <Botao
    {...resto}
    type="submit"
    aria-disabled={enviando || undefined}
    className={classes(enviando && estilos.enviando, className)}
    onClick={(evento) => {
      if (enviando) evento.preventDefault();
      else onClick?.(evento);
    }}
  >
    {enviando && <span className={estilos.giro} aria-hidden />}
    {children}
  </Botao>
);
