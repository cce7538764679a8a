import { zodResolver } from '@hookform/resolvers/zod';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { loginSchema } from '@portal/contracts/usuario/login';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { BotaoEnviar } from '../../ui/botao-enviar';
import { Campo } from '../../ui/campo';
import { CampoSenha } from '../../ui/campo-senha';
import { cliente } from './cliente';
import { Formulario } from '../../session/formulario';
import { entrarMutation } from './mutations';

interface Props {
  /** Words of the button: 'Entrar' on the page, 'Login' in the modal (especificação 2.2, especificação 2.9). */
  rotuloDoBotao: string;
  /** The way out for who forgot the password; it is told the e-mail typed so far. */
  esqueci: (email: () => string) => ReactNode;
  onEntrar?: () => void;
}

export const FormularioLogin = ({ rotuloDoBotao, esqueci, onEntrar }: Props) => {
  const entrar = useMutation(entrarMutation);
  const form = useForm({
    resolver: zodResolver(loginSchema),
    defaultValues: { email: '', senha: '' },
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <Formulario
      form={form}
      acao={CAMINHOS.login}
      rotulo="Entrar"
      enviar={async (dados) => {
        await entrar.mutateAsync(dados);
        onEntrar?.();
      }}
    >
      <Campo
        rotulo="E-mail"
        type="email"
        autoComplete="username"
        required
        onFocus={() => void cliente().catch(() => undefined)}
        erro={errors.email?.message}
        {...form.register('email')}
      />
      <CampoSenha
        rotulo="Senha"
        autoComplete="current-password"
        required
        erro={errors.senha?.message}
        {...form.register('senha')}
      />
      {esqueci(() => form.getValues('email'))}
      <BotaoEnviar enviando={isSubmitting}>{rotuloDoBotao}</BotaoEnviar>
    </Formulario>
  );
};
