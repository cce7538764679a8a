import { zodResolver } from '@hookform/resolvers/zod';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { loginSchema, type Login } from '@portal/contracts/usuario/login';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { isRecusa } from '../../lib/api-error';
import { BotaoEnviar } from '../../ui/botao-enviar';
import { Campo } from '../../ui/campo';
import { CampoSenha } from '../../ui/campo-senha';
import { BotaoDeLink } from './botao-de-link';
import { CampoCodigo } from './campo-codigo';
import { cliente } from './cliente';
import { Formulario } from '../../session/formulario';
import { entrarMutation } from './mutations';

interface Props {
  /** Words of the button: 'Entrar' on the page, 'Login' in the modal (especificação 2.2, especificação 2.9). */
  rotuloDoBotao: string;
  /** The way out for who forgot the password; it is told the e-mail typed so far. */
  esqueci: (email: () => string) => ReactNode;
  onEntrar?: () => void;
  /** The code is asked for beside the password: a plain form came back for it (contrato 10). */
  comCodigo?: boolean;
}

/** What is asked for: the password, then the code of the second step, or both at once. */
type Passo = 'senha' | 'codigo' | 'tudo';

export const FormularioLogin = ({ rotuloDoBotao, esqueci, onEntrar, comCodigo = false }: Props) => {
  const entrar = useMutation(entrarMutation);
  const [passo, setPasso] = useState<Passo>(comCodigo ? 'tudo' : 'senha');
  const form = useForm({
    resolver: zodResolver(loginSchema),
    defaultValues: { email: '', senha: '', codigo_acesso: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;
  useEffect(() => {
    if (passo === 'codigo') setFocus('codigo_acesso');
  }, [passo, setFocus]);

  const enviar = async (dados: Login) => {
    if (passo === 'codigo' && !dados.codigo_acesso) {
      form.setError('codigo_acesso', { message: 'Informe o código.' }, { shouldFocus: true });
      return;
    }
    try {
      await entrar.mutateAsync(dados);
    } catch (erro) {
      if (passo !== 'senha' || !isRecusa(erro, 'segundo_passo')) throw erro;
      setPasso('codigo');
      return;
    }
    onEntrar?.();
  };
  const voltar = () => {
    form.resetField('codigo_acesso');
    form.resetField('senha');
    setPasso('senha');
  };

  return (
    <Formulario form={form} acao={CAMINHOS.login} rotulo="Entrar" enviar={enviar}>
      {passo !== 'codigo' && (
        <>
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
        </>
      )}
      {passo === 'codigo' && <p role="status">A senha está certa. Falta o segundo passo.</p>}
      {passo !== 'senha' && <CampoCodigo />}
      {passo !== 'codigo' && esqueci(() => form.getValues('email'))}
      <BotaoEnviar enviando={isSubmitting}>{rotuloDoBotao}</BotaoEnviar>
      {passo === 'codigo' && (
        <BotaoDeLink onClick={voltar}>Voltar e entrar com outra conta</BotaoDeLink>
      )}
    </Formulario>
  );
};
