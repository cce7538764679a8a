import type { ComponentProps } from 'react';
import { useController, type FieldPath, type FieldValues } from 'react-hook-form';
import { CampoComMascara } from './campo-com-mascara';

interface Props<T extends FieldValues> extends Omit<
  ComponentProps<typeof CampoComMascara>,
  'name' | 'valor' | 'onMudar' | 'erro' | 'ref'
> {
  campo: FieldPath<T>;
}

/** A masked field of the form around it, with what is wrong with it. */
export const CampoMascarado = <T extends FieldValues>({ campo, onBlur, ...resto }: Props<T>) => {
  const { field, fieldState } = useController<T>({ name: campo });
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
