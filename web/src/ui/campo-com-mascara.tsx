import { forwardRef, type ChangeEvent, type ComponentProps } from 'react';
import { Campo } from './campo';
import { editar, type Mascara } from './mascara';

interface Props extends Omit<ComponentProps<typeof Campo>, 'value' | 'onChange' | 'ref' | 'acao'> {
  mascara: Mascara;
  valor: string;
  onMudar: (valor: string) => void;
}

const apagaParaFrente = (evento: Event): boolean =>
  evento instanceof InputEvent && evento.inputType === 'deleteContentForward';

/** A field that punctuates what is typed; the caret stays where the person edits. */
export const CampoComMascara = forwardRef<HTMLInputElement, Props>(
  ({ mascara, valor, onMudar, ...resto }, ref) => {
    const mudar = ({ currentTarget: campo, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      const { valor: novo, caret } = editar(
        {
          texto: campo.value,
          caret: campo.selectionStart ?? campo.value.length,
          antes: valor,
          paraFrente: apagaParaFrente(nativeEvent),
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
