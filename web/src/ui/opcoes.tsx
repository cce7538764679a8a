import { forwardRef, useId, type InputHTMLAttributes } from 'react';
import { ErroDoCampo } from './moldura-campo';
import estilos from './opcoes.module.css';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type' | 'value'> {
  titulo: string;
  opcoes: readonly string[];
  erro?: string | undefined;
}

/** One of a few, each a card: native radios, so that the arrows work as everywhere. */
export const Opcoes = forwardRef<HTMLInputElement, Props>(
  ({ titulo, opcoes, erro, ...resto }, ref) => {
    const idErro = useId();
    return (
      <fieldset className={estilos.grupo} aria-describedby={erro ? idErro : undefined}>
        <legend className={estilos.titulo}>{titulo}</legend>
        <div className={estilos.cartoes}>
          {opcoes.map((opcao) => (
            <label key={opcao} className={estilos.cartao}>
              <input {...resto} ref={ref} type="radio" value={opcao} className={estilos.radio} />
              {opcao}
            </label>
          ))}
        </div>
        {erro && <ErroDoCampo id={idErro}>{erro}</ErroDoCampo>}
      </fieldset>
    );
  },
);
Opcoes.displayName = 'Opcoes';
