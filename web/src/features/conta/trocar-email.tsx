import { zodResolver } from '@hookform/resolvers/zod';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { trocarEmailSchema } from '@portal/contracts/usuario/conta';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Formulario } from '../../session/formulario';
import { Alerta } from '../../ui/alerta';
import { Botao } from '../../ui/botao';
import { BotaoEnviar } from '../../ui/botao-enviar';
import { Campo } from '../../ui/campo';
import estilos from '../../ui/formulario.module.css';
import { trocarEmailMutation } from './mutations-da-conta';
import { ProvaDoDono, useProvaDoDono } from './prova-do-dono';

interface Props {
  onEnviado: (msg: string) => void;
  onDesistir: () => void;
}

const FormularioDaTroca = ({ onEnviado, onDesistir }: Props) => {
  const trocar = useMutation(trocarEmailMutation);
  const { comCodigo, provar } = useProvaDoDono();
  const form = useForm({
    resolver: zodResolver(trocarEmailSchema),
    defaultValues: { email: '', senha: '', codigo_acesso: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus('email'), [setFocus]);
  return (
    <Formulario
      form={form}
      acao={CAMINHOS.trocarEmail}
      rotulo="Trocar e-mail"
      enviar={(dados) => provar(async () => onEnviado((await trocar.mutateAsync(dados)).msg))}
    >
      <Campo
        rotulo="Novo e-mail"
        type="email"
        autoComplete="email"
        required
        dica="Enviamos um link para ele. O e-mail só muda quando você o confirma."
        erro={errors.email?.message}
        {...form.register('email')}
      />
      <ProvaDoDono comCodigo={comCodigo} />
      <div className={estilos.acoes}>
        <BotaoEnviar enviando={isSubmitting}>Enviar link</BotaoEnviar>
        <Botao variante="fantasma" onClick={onDesistir}>
          Agora não
        </Botao>
      </div>
    </Formulario>
  );
};

/** Asks for the link that changes the e-mail; the change itself is made on the link's page (contrato 10). */
export const TrocarEmail = () => {
  const [aberto, setAberto] = useState(false);
  const [enviado, setEnviado] = useState<string | null>(null);
  const desistiu = useRef(false);
  const botao = useRef<HTMLDivElement>(null);
  // Given up, the form leaves the page with the focus, which goes back to what opened it.
  useEffect(() => {
    if (!aberto && desistiu.current) botao.current?.querySelector('button')?.focus();
  }, [aberto]);
  const desistir = () => {
    desistiu.current = true;
    setAberto(false);
  };
  if (enviado !== null)
    return (
      <Alerta tipo="sucesso">{enviado} Até lá, a sua conta continua com o e-mail de agora.</Alerta>
    );
  if (aberto) return <FormularioDaTroca onEnviado={setEnviado} onDesistir={desistir} />;
  return (
    <div ref={botao}>
      <Botao variante="secundario" onClick={() => setAberto(true)}>
        Trocar e-mail
      </Botao>
    </div>
  );
};
