import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { ApiError } from './api-error';

/**
 * Puts the server's field errors under their fields and the focus on the first of them, in the order in which
 * `defaultValues` name the fields. Returns every message, to be told above the form too.
 */
export const errosNosCampos = <T extends FieldValues, S>(
  { getValues, setError, setFocus }: UseFormReturn<T, unknown, S>,
  erro: ApiError,
): { mensagens: readonly string[]; semCampo: boolean } => {
  // The names of a form's values are its fields' paths: these forms are flat.
  const campos = Object.keys(getValues()) as FieldPath<T>[];
  const recusados = campos.filter((campo) => erro.campos[campo]?.length);
  recusados.forEach((campo) => {
    setError(campo, { type: 'servidor', message: erro.campos[campo]?.join(' ') });
  });
  if (recusados[0]) setFocus(recusados[0]);
  const mensagens = [...new Set(Object.values(erro.campos).flat())];
  return {
    mensagens: mensagens.length > 0 ? mensagens : [erro.msg],
    semCampo: recusados.length === 0,
  };
};
