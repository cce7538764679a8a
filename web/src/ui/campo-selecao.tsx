import { ChevronDown } from 'lucide-react';
import { forwardRef, useId, type SelectHTMLAttributes } from 'react';
import estilos from './campo.module.css';
import { classes } from './classes';
import { ligarCampo } from './ligar-campo';
import { MolduraCampo } from './moldura-campo';

interface Props extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'> {
  rotulo: string;
  erro?: string | undefined;
}

/** The browser's own select, in the site's style. */
export const CampoSelecao = forwardRef<HTMLSelectElement, Props>(
  ({ rotulo, erro, className, ...resto }, ref) => {
    const id = useId();
    return (
      <MolduraCampo id={id} rotulo={rotulo} erro={erro} className={className}>
        <div className={estilos.linha}>
          <select
            {...resto}
            {...ligarCampo(id, erro)}
            ref={ref}
            className={classes(estilos.campo, estilos.selecao)}
          />
          <ChevronDown className={estilos.seta} aria-hidden />
        </div>
      </MolduraCampo>
    );
  },
);
CampoSelecao.displayName = 'CampoSelecao';
