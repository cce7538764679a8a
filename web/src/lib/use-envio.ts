import { MENSAGENS } from '@portal/contracts/http/mensagens';
import { useEffect, useState, type FormEvent } from 'react';
import type { FieldErrors, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from './api-error';
import { errosNosCampos, type Recusado } from './erros-nos-campos';
import { adiarEnvio } from './preparos';

export interface Recusa {
  recusados: readonly Recusado[];
  /** Just arrived, or one was dismissed: they take the focus. */
  comFoco: boolean;
}
const NENHUMA: Recusa = { recusados: [], comFoco: false };

/** Drops what was refused of a field that has changed since, and of the form as a whole. */
const semOsDe =
  (campo: string) =>
  (recusa: Recusa): Recusa => {
    const recusados = recusa.recusados.filter(
      ({ campos }) => campos.length > 0 && !campos.includes(campo),
    );
    return recusados.length === recusa.recusados.length ? recusa : { recusados, comFoco: false };
  };

/**
 * Sends a form. What the server refuses stands under the fields and, in `recusa`, above them until its cause is
 * gone; what was typed stays. `enviar` gets the values as the schema left them.
 */
export const useEnvio = <T extends FieldValues, S>(
  form: UseFormReturn<T, unknown, S>,
  enviar: (dados: S) => Promise<unknown>,
  onInvalido?: (erros: FieldErrors<T>) => void,
) => {
  const [recusa, setRecusa] = useState(NENHUMA);
  const { watch } = form;
  useEffect(() => {
    const ouvindo = watch((_valores, { name }) => {
      if (name !== undefined) setRecusa(semOsDe(name));
    });
    return () => ouvindo.unsubscribe();
  }, [watch]);

  const submeter = form.handleSubmit(
    async (dados) => {
      setRecusa(NENHUMA);
      try {
        await enviar(dados);
      } catch (erro) {
        const conhecido = erro instanceof ApiError ? erro : new ApiError(MENSAGENS.erroInterno, 0);
        setRecusa({ recusados: errosNosCampos(form, conhecido), comFoco: true });
        if (conhecido !== erro) throw erro;
      }
    },
    (erros) => {
      setRecusa(NENHUMA);
      onInvalido?.(erros);
    },
  );
  return {
    recusa,
    dispensar: (dispensado: Recusado) =>
      setRecusa({
        recusados: recusa.recusados.filter((outro) => outro !== dispensado),
        comFoco: true,
      }),
    onSubmit: (evento: FormEvent<HTMLFormElement>) => {
      if (!adiarEnvio(evento)) void submeter(evento);
    },
  };
};
