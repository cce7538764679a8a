import { MENSAGENS } from '@portal/contracts/http/mensagens';
import { useState, type FormEvent } from 'react';
import type { FieldErrors, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from './api-error';
import { errosNosCampos } from './erros-nos-campos';

export interface Recusa {
  mensagens: readonly string[];
  /** No field is at fault: the words themselves take the focus. */
  semCampo: boolean;
}
const NENHUMA: Recusa = { mensagens: [], semCampo: false };

/**
 * Sends a form. What the server refuses stands under the fields and, in `recusa`, above them; what was typed
 * stays. `enviar` gets the values as the schema left them.
 */
export const useEnvio = <T extends FieldValues, S>(
  form: UseFormReturn<T, unknown, S>,
  enviar: (dados: S) => Promise<unknown>,
  onInvalido?: (erros: FieldErrors<T>) => void,
) => {
  const [recusa, setRecusa] = useState(NENHUMA);
  const submeter = form.handleSubmit(async (dados) => {
    setRecusa(NENHUMA);
    try {
      await enviar(dados);
    } catch (erro) {
      const conhecido = erro instanceof ApiError ? erro : new ApiError(MENSAGENS.erroInterno, 0);
      setRecusa(errosNosCampos(form, conhecido));
      if (conhecido !== erro) throw erro;
    }
  }, onInvalido);
  return {
    recusa,
    dispensar: (mensagem: string) =>
      setRecusa({
        mensagens: recusa.mensagens.filter((outra) => outra !== mensagem),
        semCampo: true,
      }),
    onSubmit: (evento: FormEvent) => void submeter(evento),
  };
};
