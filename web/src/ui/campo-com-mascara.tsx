import { forwardRef, type ChangeEvent, type ComponentProps } from 'react';
import { Campo } from './campo';
import { editar, type Edicao, type Mascara } from './mascara';

interface Props extends Omit<ComponentProps<typeof Campo>, 'value' | 'onChange' | 'ref' | 'acao'> {
  mascara: Mascara;
  valor: string;
  onMudar: (valor: string) => void;
}

/** An event that names no kind is the browser filling the field in. */
const apagou = (evento: Event): Edicao['apagou'] => {
  const tipo = evento instanceof InputEvent ? evento.inputType : '';
  if (!tipo.startsWith('delete')) return undefined;
  return tipo.endsWith('Forward') ? 'depois' : 'antes';
};

/** A field that punctuates what is typed; the caret stays where the person edits. */
export const CampoComMascara = forwardRef<HTMLInputElement, Props>(
  ({ mascara, valor, onMudar, ...resto }, ref) => {
    const mudar = ({ currentTarget: campo, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      const { valor: novo, caret } = editar(
        {
          texto: campo.value,
          // What was dropped stays selected: the edit ends where the selection does.
          caret: campo.selectionEnd ?? campo.value.length,
          antes: valor,
          apagou: apagou(nativeEvent),
        },
        mascara,
      );
      // Written here, React finds nothing to change afterwards, and the caret stays.
      campo.value = novo;
      if (document.activeElement === campo) campo.setSelectionRange(caret, caret);
      onMudar(novo);
    };
    return <Campo {...resto} ref={ref} value={valor} onChange={mudar} />;
  },
);
CampoComMascara.displayName = 'CampoComMascara';
