import type { ReactNode } from 'react';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { useEnvio } from '../../lib/use-envio';
import { useSessao } from '../../session/use-sessao';
import { Alertas } from './alertas';
import estilos from './formulario.module.css';

interface Props<T extends FieldValues, S> {
  form: UseFormReturn<T, unknown, S>;
  /** Where a classic post of the same form goes: nothing typed ever ends in an address. */
  acao: string;
  /** How who hears the page finds the form. */
  rotulo: string;
  enviar: (dados: S) => Promise<unknown>;
  /** The schema refused what was typed; the fields already say why. */
  onInvalido?: () => void;
  children: ReactNode;
}

/** A form of the account: the schema's errors and the server's under the fields, the server's also on top. */
export const Formulario = <T extends FieldValues, S>({
  form,
  acao,
  rotulo,
  enviar,
  onInvalido,
  children,
}: Props<T, S>) => {
  const { token } = useSessao();
  const { recusa, dispensar, onSubmit } = useEnvio(form, enviar, onInvalido);
  return (
    <FormProvider {...form}>
      <form
        method="post"
        action={acao}
        aria-label={rotulo}
        noValidate
        className={estilos.formulario}
        onSubmit={onSubmit}
      >
        <input type="hidden" name="_token" value={token} />
        <Alertas recusa={recusa} onDispensar={dispensar} />
        {children}
      </form>
    </FormProvider>
  );
};
