import type { ComponentProps } from 'react';
import { useFormContext, type FieldPath, type FieldValues, type PathValue } from 'react-hook-form';
import { Campo } from './campo';

interface Props<T extends FieldValues> extends Omit<
  ComponentProps<typeof Campo>,
  'name' | 'onChange' | 'onBlur' | 'erro' | 'ref'
> {
  campo: FieldPath<T>;
  /** What becomes of the text when its field is left. */
  aoSair?: (texto: string) => PathValue<T, FieldPath<T>>;
}

/** A field of the form around it, with what is wrong with it. */
export const CampoDoFormulario = <T extends FieldValues>({ campo, aoSair, ...resto }: Props<T>) => {
  const { register, setValue, getFieldState, formState } = useFormContext<T>();
  const { error } = getFieldState(campo, formState);
  const onBlur = ({ target }: { target: { value: string } }) => {
    const novo = aoSair?.(target.value);
    if (novo !== undefined && novo !== target.value)
      setValue(campo, novo, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  };
  return <Campo {...resto} erro={error?.message} {...register(campo, { onBlur })} />;
};
