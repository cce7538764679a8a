import { zodResolver } from '@hookform/resolvers/zod';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { MENSAGENS_DE_RECUPERACAO } from '@portal/contracts/usuario/mensagens';
import {
  recuperacaoMailSchema,
  type MensagemDeRecuperacao,
} from '@portal/contracts/usuario/recuperacao';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Botao } from '../../ui/botao';
import { BotaoEnviar } from '../../ui/botao-enviar';
import { Campo } from '../../ui/campo';
import { Dialogo } from '../../ui/dialogo';
import { Formulario } from '../../session/formulario';
import { pedirRecuperacaoMutation } from './mutations';

/** Asks for the recovery e-mail; every answer is a dialog (especificação 8). */
export const FormularioRecuperacao = ({ email }: { email: string }) => {
  const pedir = useMutation(pedirRecuperacaoMutation);
  const [mensagem, setMensagem] = useState<MensagemDeRecuperacao | null>(null);
  const form = useForm({
    resolver: zodResolver(recuperacaoMailSchema),
    defaultValues: { email },
  });
  const { errors, isSubmitting } = form.formState;
  const fechar = () => {
    setMensagem(null);
    // Later than the dialog's own giving back of the focus.
    if (mensagem?.status === 'erro') form.setFocus('email');
  };
  return (
    <Formulario
      form={form}
      acao={CAMINHOS.recuperacaoMail}
      rotulo="Recuperar senha"
      enviar={async (dados) => setMensagem(await pedir.mutateAsync(dados))}
      onInvalido={() => setMensagem(MENSAGENS_DE_RECUPERACAO.emailInvalido)}
    >
      <Campo
        rotulo="E-mail"
        type="email"
        autoComplete="username"
        required
        erro={errors.email?.message}
        {...form.register('email')}
      />
      <BotaoEnviar enviando={isSubmitting}>Recuperar senha</BotaoEnviar>
      {mensagem && (
        <Dialogo
          aberto
          onFechar={fechar}
          titulo={mensagem.titulo}
          tipo={mensagem.status === 'erro' ? 'erro' : 'sucesso'}
        >
          <p>{mensagem.texto}</p>
          <Botao onClick={fechar}>OK</Botao>
        </Dialogo>
      )}
    </Formulario>
  );
};
