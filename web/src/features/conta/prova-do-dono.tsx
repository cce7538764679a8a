import type { ExcluirConta } from '@portal/contracts/usuario/conta';
import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { isRecusa } from '../../lib/api-error';
import { CampoSenha } from '../../ui/campo-senha';
import { CampoCodigo } from './campo-codigo';

/** Sends what only the account's owner may do; `comCodigo` once the server asked for the second step as well. */
export const useProvaDoDono = () => {
  const [comCodigo, setComCodigo] = useState(false);
  /** Answers whether it was done. */
  const provar = async (enviar: () => Promise<unknown>): Promise<boolean> => {
    try {
      await enviar();
      return true;
    } catch (erro) {
      if (comCodigo || !isRecusa(erro, 'segundo_passo')) throw erro;
      setComCodigo(true);
      return false;
    }
  };
  return { comCodigo, provar };
};

/** What a form asks of the account's owner: the password, and then the code of the second step (contrato 10). */
export const ProvaDoDono = ({ comCodigo }: { comCodigo: boolean }) => {
  const { register, formState, setFocus } = useFormContext<ExcluirConta>();
  useEffect(() => {
    if (comCodigo) setFocus('codigo_acesso');
  }, [comCodigo, setFocus]);
  return (
    <>
      <CampoSenha
        rotulo="Sua senha"
        autoComplete="current-password"
        required
        erro={formState.errors.senha?.message}
        {...register('senha')}
      />
      {comCodigo && (
        <>
          <p role="status">A senha está certa. Falta o segundo passo.</p>
          <CampoCodigo />
        </>
      )}
    </>
  );
};
