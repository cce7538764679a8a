import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { ApiError, SEM_RESPOSTA } from '../../lib/api-error';
import { Alerta } from '../../ui/alerta';
import { BotaoEnviar } from '../../ui/botao-enviar';
import { classeBotao } from '../../ui/botao';
import formulario from '../../ui/formulario.module.css';
import { confirmarEmailMutation } from './mutations-da-conta';

interface Props {
  token: string;
  rotulo: string;
}

/** The button that does what a link sent by e-mail is for: opening the page changes nothing (contrato 10). */
export const ConfirmarEmail = ({ token, rotulo }: Props) => {
  const confirmar = useMutation(confirmarEmailMutation);
  const { error } = confirmar;
  if (confirmar.isSuccess)
    return (
      <div className={formulario.grupo}>
        <Alerta tipo="sucesso">{confirmar.data.msg}</Alerta>
        <Link to={CAMINHOS.perfil} className={classeBotao()}>
          Ir para a minha conta
        </Link>
      </div>
    );
  return (
    <form
      className={formulario.grupo}
      onSubmit={(evento) => {
        evento.preventDefault();
        confirmar.mutate({ token });
      }}
    >
      {error && <Alerta tipo="erro">{error instanceof ApiError ? error.msg : SEM_RESPOSTA}</Alerta>}
      <BotaoEnviar enviando={confirmar.isPending}>{rotulo}</BotaoEnviar>
      {error && (
        <Link to={CAMINHOS.perfil} className={classeBotao('secundario')}>
          Ir para Meu perfil
        </Link>
      )}
    </form>
  );
};
