import { zodResolver } from '@hookform/resolvers/zod';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { recuperacaoSchema, type Recuperacao } from '@portal/contracts/usuario/recuperacao';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch, type FieldErrors } from 'react-hook-form';
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

interface Recusa {
  erros: readonly string[];
  /** What the server refuses may be the link itself. */
  doServidor: boolean;
}

const mensagensDe = ({ senha, senha_confirmation }: FieldErrors<Recuperacao>): string[] => [
  ...new Set([senha, senha_confirmation].flatMap((erro) => erro?.message ?? [])),
];

export const FormularioNovaSenha = ({ token, onTrocar }: Props) => {
  const trocar = useMutation(trocarSenhaMutation);
  const [recusa, setRecusa] = useState<Recusa | null>(null);
  const form = useForm({
    resolver: zodResolver(recuperacaoSchema),
    defaultValues: { token_recuperacao: token, senha: '', senha_confirmation: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const senha = useWatch({ control: form.control, name: 'senha' });
  const fechar = () => {
    setRecusa(null);
    // Later than the dialog's own giving back of the focus.
    form.setFocus(errors.senha || !errors.senha_confirmation ? 'senha' : 'senha_confirmation');
  };
  return (
    <Formulario
      form={form}
      acao={CAMINHOS.recuperacao}
      rotulo="Recuperação de senha"
      enviar={async (dados) => {
        try {
          await trocar.mutateAsync(dados);
          onTrocar();
        } catch (erro) {
          if (!(erro instanceof ApiError)) throw erro;
          const erros = errosNosCampos(form, erro).map(({ mensagem }) => mensagem);
          setRecusa({ erros, doServidor: true });
        }
      }}
      onInvalido={(invalidos) => setRecusa({ erros: mensagensDe(invalidos), doServidor: false })}
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
      {recusa && <ErroNaRecuperacao {...recusa} onFechar={fechar} />}
    </Formulario>
  );
};
