import { forwardRef, useId, type ReactNode, type TextareaHTMLAttributes } from 'react';
import estilos from './campo.module.css';
import { ligarCampo } from './ligar-campo';
import { MolduraCampo } from './moldura-campo';

interface Props extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> {
  rotulo: string;
  erro?: string | undefined;
  dica?: ReactNode;
}

/** A field of several lines. */
export const CampoTexto = forwardRef<HTMLTextAreaElement, Props>(
  ({ rotulo, erro, dica, className, ...resto }, ref) => {
    const id = useId();
    return (
      <MolduraCampo id={id} rotulo={rotulo} erro={erro} dica={dica} className={className}>
        <textarea {...resto} {...ligarCampo(id, erro, dica)} ref={ref} className={estilos.campo} />
      </MolduraCampo>
    );
  },
);
CampoTexto.displayName = 'CampoTexto';
