import type { ComponentProps } from 'react';
import { useController } from 'react-hook-form';
import { CampoComMascara } from '../../ui/campo-com-mascara';
import type { CamposComuns } from './campos-comuns';

interface Props extends Omit<
  ComponentProps<typeof CampoComMascara>,
  'name' | 'valor' | 'onMudar' | 'erro' | 'ref'
> {
  campo: 'documento' | 'telefone' | 'cep';
}

/** A masked field of the form around it. */
export const CampoMascarado = ({ campo, onBlur, ...resto }: Props) => {
  const { field, fieldState } = useController<CamposComuns, typeof campo>({ name: campo });
  const { ref, name, value, onChange, onBlur: onSair } = field;
  return (
    <CampoComMascara
      {...resto}
      ref={ref}
      name={name}
      valor={value}
      onMudar={onChange}
      erro={fieldState.error?.message}
      onBlur={(evento) => {
        onSair();
        onBlur?.(evento);
      }}
    />
  );
};
