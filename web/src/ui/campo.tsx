import { forwardRef, useId, type InputHTMLAttributes, type ReactNode } from 'react';
import estilos from './campo.module.css';
import { classes } from './classes';
import { ligarCampo } from './ligar-campo';
import { MolduraCampo } from './moldura-campo';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  rotulo: ReactNode;
  /** What is wrong with the value, in words. */
  erro?: string | undefined;
  dica?: ReactNode;
  /** Stands inside the field, at its end: 'Mostrar senha'. */
  acao?: ReactNode;
}

export const Campo = forwardRef<HTMLInputElement, Props>(
  ({ rotulo, erro, dica, acao, className, ...resto }, ref) => {
    const id = useId();
    return (
      <MolduraCampo id={id} rotulo={rotulo} erro={erro} dica={dica} className={className}>
        <div className={estilos.linha}>
          <input
            {...resto}
            {...ligarCampo(id, erro, dica)}
            ref={ref}
            className={classes(estilos.campo, acao ? estilos.comAcao : null)}
          />
          {acao && <span className={estilos.acao}>{acao}</span>}
        </div>
      </MolduraCampo>
    );
  },
);
Campo.displayName = 'Campo';
