import { zodResolver } from '@hookform/resolvers/zod';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { recuperacaoSchema } from '@portal/contracts/usuario/recuperacao';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ApiError } from '../../lib/api-error';
import { errosNosCampos } from '../../lib/erros-nos-campos';
import { BotaoEnviar } from '../../ui/botao-enviar';
import { CampoSenha } from '../../ui/campo-senha';
import { CampoNovaSenha } from './campo-nova-senha';
import { ErroNaRecuperacao } from './erro-na-recuperacao';
import { Formulario } from '../../session/formulario';
import { trocarSenhaMutation } from './mutations';

interface Props {
  /** The token at the end of the address. */
  token: string;
  onTrocar: () => void;
}

export const FormularioNovaSenha = ({ token, onTrocar }: Props) => {
  const trocar = useMutation(trocarSenhaMutation);
  const [erros, setErros] = useState<readonly string[]>([]);
  const form = useForm({
    resolver: zodResolver(recuperacaoSchema),
    defaultValues: { token_recuperacao: token, senha: '', senha_confirmation: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const senha = useWatch({ control: form.control, name: 'senha' });
  const fechar = () => {
    setErros([]);
    // Later than the dialog's own giving back of the focus.
    form.setFocus('senha');
  };
  return (
    <Formulario
      form={form}
      acao={CAMINHOS.recuperacao}
      rotulo="Criar nova senha"
      enviar={async (dados) => {
        try {
          await trocar.mutateAsync(dados);
          onTrocar();
        } catch (erro) {
          if (!(erro instanceof ApiError)) throw erro;
          setErros(errosNosCampos(form, erro).mensagens);
        }
      }}
    >
      <input type="hidden" {...form.register('token_recuperacao')} />
      <CampoNovaSenha
        rotulo="Nova senha"
        digitada={senha}
        erro={errors.senha?.message}
        {...form.register('senha')}
      />
      <CampoSenha
        rotulo="Repita a nova senha"
        autoComplete="new-password"
        required
        erro={errors.senha_confirmation?.message}
        {...form.register('senha_confirmation', { deps: 'senha' })}
      />
      <BotaoEnviar enviando={isSubmitting}>Salvar nova senha</BotaoEnviar>
      {erros.length > 0 && <ErroNaRecuperacao erros={erros} onFechar={fechar} />}
    </Formulario>
  );
};
