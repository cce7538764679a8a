import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classeBotao } from '../../ui/botao';
import { Dialogo } from '../../ui/dialogo';
import estilos from './modal-login.module.css';

interface Props {
  onFechar: () => void;
  /** The account's login form. */
  children: ReactNode;
}

export const ModalLogin = ({ onFechar, children }: Props) => (
  <Dialogo aberto onFechar={onFechar} titulo="Entre na sua conta!">
    <p>Entre na sua conta para fazer parte de nossa associação e anunciar em nosso portal!</p>
    {children}
    <p className={estilos.ou}>ou</p>
    <Link to={CAMINHOS.novoUsuario} className={classeBotao('secundario')} onClick={onFechar}>
      Criar conta grátis
    </Link>
  </Dialogo>
);
