import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { Link } from 'react-router-dom';
import { classeBotao } from '../../ui/botao';
import { Dialogo } from '../../ui/dialogo';
import { FormularioLogin } from './formulario-login';
import estilos from './modal-login.module.css';

interface Props {
  token: string;
  onFechar: () => void;
}

export const ModalLogin = ({ token, onFechar }: Props) => (
  <Dialogo aberto onFechar={onFechar} titulo="Entre na sua conta!">
    <p>Entre na sua conta para fazer parte de nossa associação e anunciar em nosso portal!</p>
    <FormularioLogin token={token} onSair={onFechar} />
    <p className={estilos.ou}>ou</p>
    <Link to={CAMINHOS.novoUsuario} className={classeBotao('secundario')} onClick={onFechar}>
      Criar conta grátis
    </Link>
  </Dialogo>
);
