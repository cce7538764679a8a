import type { Login } from '@portal/contracts/usuario/login';
import { CODIGO_MAXIMO } from '@portal/contracts/usuario/segundo-passo';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Campo } from '../../ui/campo';
import { BotaoDeLink } from './botao-de-link';

/** The code of the second step: an authenticator's, or instead one of the recovery codes (contrato 10). */
export const CampoCodigo = () => {
  const { register, formState, resetField, setFocus } = useFormContext<Login>();
  const [recuperacao, setRecuperacao] = useState(false);
  const trocar = () => {
    resetField('codigo_acesso');
    setRecuperacao(!recuperacao);
    setFocus('codigo_acesso');
  };
  const doAplicativo = {
    rotulo: 'Código do aplicativo',
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
    dica: 'Os 6 números que o seu aplicativo autenticador mostra agora.',
  } as const;
  const deRecuperacao = {
    rotulo: 'Código de recuperação',
    inputMode: 'text',
    autoComplete: 'off',
    autoCapitalize: 'characters',
    dica: 'Um dos dez que você guardou. Cada um serve uma vez.',
  } as const;
  return (
    <>
      <Campo
        {...(recuperacao ? deRecuperacao : doAplicativo)}
        required
        autoCorrect="off"
        spellCheck={false}
        maxLength={CODIGO_MAXIMO}
        erro={formState.errors.codigo_acesso?.message}
        {...register('codigo_acesso')}
      />
      <BotaoDeLink onClick={trocar}>
        {recuperacao ? 'Usar o código do aplicativo' : 'Usar um código de recuperação'}
      </BotaoDeLink>
    </>
  );
};
