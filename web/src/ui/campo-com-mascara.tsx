import { useMask } from '@react-input/mask';
import { forwardRef, useCallback, type ComponentProps, type ForwardedRef } from 'react';
import { Campo } from './campo';
import { formaPara, mascarar, type Mascara } from './mascara';

interface Props extends Omit<ComponentProps<typeof Campo>, 'value' | 'onChange' | 'ref' | 'acao'> {
  /** Another mask for the same field needs another `key`. */
  mascara: Mascara;
  valor: string;
  onMudar: (valor: string) => void;
}

const entregar = <T,>(ref: ForwardedRef<T>, valor: T | null): void => {
  if (typeof ref === 'function') ref(valor);
  else if (ref) ref.current = valor;
};

/** A field that punctuates what is typed; the caret stays where the person edits. */
export const CampoComMascara = forwardRef<HTMLInputElement, Props>(
  ({ mascara, valor, onMudar, ...resto }, ref) => {
    const limpar = (texto: string) => mascara.limpar?.(texto) ?? texto;
    const comMascara = useMask({
      mask: formaPara(valor, mascara),
      replacement: { _: mascara.lugar },
      track: ({ data }) => (data === null ? undefined : limpar(data)),
      modify: ({ value, data, selectionStart, selectionEnd }) => {
        const novo =
          value.slice(0, selectionStart) + limpar(data ?? '') + value.slice(selectionEnd);
        return { mask: formaPara(novo, mascara) };
      },
    });
    const receber = useCallback(
      (campo: HTMLInputElement | null) => {
        // The hook's type leaves out the null that React writes when the field goes away.
        (comMascara as { current: HTMLInputElement | null }).current = campo;
        entregar(ref, campo);
      },
      [comMascara, ref],
    );

    return (
      <Campo
        {...resto}
        ref={receber}
        value={valor}
        onChange={(evento) => onMudar(evento.target.value)}
        // The browser's own filling writes into fields that have no focus, where the mask sees nothing.
        onInputCapture={({ currentTarget: campo }) => {
          if (document.activeElement !== campo) onMudar(mascarar(campo.value, mascara));
        }}
      />
    );
  },
);
CampoComMascara.displayName = 'CampoComMascara';
