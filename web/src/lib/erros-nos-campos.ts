import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { isRecusa, type ApiError } from './api-error';

/** What the server said, and the fields it speaks of; none: the form as a whole. */
export interface Recusado {
  mensagem: string;
  campos: readonly string[];
  /** Nobody is logged in here any more. */
  semSessao?: boolean;
}

/** Puts the server's field errors under their fields. Returns every message, to be told above the form too. */
export const errosNosCampos = <T extends FieldValues, S>(
  { getValues, setError }: UseFormReturn<T, unknown, S>,
  erro: ApiError,
): Recusado[] => {
  // The names of a form's values are its fields' paths: these forms are flat.
  const campos = Object.keys(getValues()) as FieldPath<T>[];
  for (const campo of campos) {
    const recusas = erro.campos[campo];
    if (recusas?.length) setError(campo, { type: 'servidor', message: recusas.join(' ') });
  }
  const porMensagem = new Map<string, string[]>();
  for (const [campo, recusas] of Object.entries(erro.campos))
    for (const mensagem of recusas)
      porMensagem.set(mensagem, [...(porMensagem.get(mensagem) ?? []), campo]);
  if (porMensagem.size === 0) {
    const semSessao = isRecusa(erro, 'nao_autenticado');
    return [{ mensagem: erro.msg, campos: [], ...(semSessao && { semSessao }) }];
  }
  return Array.from(porMensagem, ([mensagem, deles]) => ({ mensagem, campos: deles }));
};
