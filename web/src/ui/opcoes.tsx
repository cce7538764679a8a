import { forwardRef, useId, type InputHTMLAttributes } from 'react';
import { classes } from './classes';
import { ErroDoCampo } from './moldura-campo';
import estilos from './opcoes.module.css';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type' | 'value'> {
  titulo: string;
  /** Each with its words, when they are not the value itself. */
  opcoes: readonly (string | { valor: string; rotulo: string })[];
  erro?: string | undefined;
  /** The chosen value, where no form keeps it. */
  checado?: string;
  /** Of longer words, more room for each. */
  largas?: boolean;
}

/** One of a few, each a card: native radios, so that the arrows work as everywhere. */
export const Opcoes = forwardRef<HTMLInputElement, Props>(
  ({ titulo, opcoes, erro, checado, largas = false, ...resto }, ref) => {
    const idErro = useId();
    return (
      <fieldset className={estilos.grupo} aria-describedby={erro ? idErro : undefined}>
        <legend className={estilos.titulo}>{titulo}</legend>
        <div className={classes(estilos.cartoes, largas && estilos.largas)}>
          {opcoes
            .map((opcao) => (typeof opcao === 'string' ? { valor: opcao, rotulo: opcao } : opcao))
            .map(({ valor, rotulo }) => (
              <label key={valor} className={estilos.cartao}>
                <input
                  {...resto}
                  {...(checado !== undefined && { checked: checado === valor })}
                  ref={ref}
                  type="radio"
                  value={valor}
                  className={estilos.radio}
                />
                {rotulo}
              </label>
            ))}
        </div>
        {erro && <ErroDoCampo id={idErro}>{erro}</ErroDoCampo>}
      </fieldset>
    );
  },
);
Opcoes.displayName = 'Opcoes';
