import type { ComponentProps } from 'react';
import { useFormContext, type FieldPath, type FieldValues } from 'react-hook-form';
import { Campo } from './campo';

interface Props<T extends FieldValues> extends Omit<
  ComponentProps<typeof Campo>,
  'name' | 'onChange' | 'onBlur' | 'erro' | 'ref'
> {
  campo: FieldPath<T>;
}

/** A field of the form around it, with what is wrong with it. */
export const CampoDoFormulario = <T extends FieldValues>({ campo, ...resto }: Props<T>) => {
  const { register, getFieldState, formState } = useFormContext<T>();
  const { error } = getFieldState(campo, formState);
  return <Campo {...resto} erro={error?.message} {...register(campo)} />;
};
