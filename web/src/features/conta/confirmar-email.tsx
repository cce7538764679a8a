import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { ApiError, isRecusa, SEM_RESPOSTA } from '../../lib/api-error';
import { Alerta } from '../../ui/alerta';
import { BotaoEnviar } from '../../ui/botao-enviar';
import { classeBotao } from '../../ui/botao';
import formulario from '../../ui/formulario.module.css';
import { confirmarEmailMutation } from './mutations-da-conta';

interface Props {
  token: string;
  rotulo: string;
}

/** The button that was pressed is gone: the keyboard goes on from here. */
const Feito = ({ msg }: { msg: string }) => {
  const seguir = useRef<HTMLAnchorElement>(null);
  useEffect(() => seguir.current?.focus({ preventScroll: true }), []);
  return (
    <div className={formulario.grupo}>
      <Alerta tipo="sucesso">{msg}</Alerta>
      <Link ref={seguir} to={CAMINHOS.perfil} className={classeBotao()}>
        Ir para a minha conta
      </Link>
    </div>
  );
};

/** The button that does what a link sent by e-mail is for: opening the page changes nothing (contrato 10). */
export const ConfirmarEmail = ({ token, rotulo }: Props) => {
  const confirmar = useMutation(confirmarEmailMutation);
  const { error } = confirmar;
  // The second press of a double click comes before the page knows that the first is being carried out.
  const enviado = useRef(false);
  if (confirmar.isSuccess) return <Feito msg={confirmar.data.msg} />;
  // To press again would help nobody.
  const acabou = isRecusa(error, 'link_de_email_invalido') || isRecusa(error, 'email_tomado');
  return (
    <form
      className={formulario.grupo}
      onSubmit={(evento) => {
        evento.preventDefault();
        if (enviado.current) return;
        enviado.current = true;
        const podeRepetir = () => {
          enviado.current = false;
        };
        confirmar.mutate({ token }, { onError: podeRepetir });
      }}
    >
      {error && <Alerta tipo="erro">{error instanceof ApiError ? error.msg : SEM_RESPOSTA}</Alerta>}
      {acabou ? (
        <Link to={CAMINHOS.perfil} className={classeBotao()}>
          Ir para Meu perfil
        </Link>
      ) : (
        <BotaoEnviar enviando={confirmar.isPending}>{rotulo}</BotaoEnviar>
      )}
    </form>
  );
};
