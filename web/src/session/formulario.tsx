import type { ReactNode } from 'react';
import {
  FormProvider,
  type FieldErrors,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import type { Recusado } from '../lib/erros-nos-campos';
import { useEnvio } from '../lib/use-envio';
import { Alertas } from '../ui/alertas';
import { classes } from '../ui/classes';
import estilos from '../ui/formulario.module.css';
import { EntrarEmOutraAba } from './entrar-em-outra-aba';
import { useSessao } from './use-sessao';

interface Props<T extends FieldValues, S> {
  form: UseFormReturn<T, unknown, S>;
  /** Where a classic post of the same form goes: nothing typed ever ends in an address. */
  acao: string;
  /** How who hears the page finds the form. */
  rotulo: string;
  enviar: (dados: S) => Promise<unknown>;
  /** The schema refused what was typed; the fields already say why. */
  onInvalido?: (erros: FieldErrors<T>) => void;
  comArquivos?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

const comoVoltar = ({ semSessao }: Recusado) =>
  semSessao && (
    <>
      {' '}
      <EntrarEmOutraAba />
    </>
  );

/** A form with the session's token: the schema's errors and the server's under the fields, the server's also on top. */
export const Formulario = <T extends FieldValues, S>({
  form,
  acao,
  rotulo,
  enviar,
  onInvalido,
  comArquivos = false,
  className,
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
        encType={comArquivos ? 'multipart/form-data' : undefined}
        className={classes(estilos.formulario, className)}
        onSubmit={onSubmit}
      >
        <input type="hidden" name="_token" value={token} />
        <Alertas {...recusa} onDispensar={dispensar} mais={comoVoltar} />
        {children}
      </form>
    </FormProvider>
  );
};
