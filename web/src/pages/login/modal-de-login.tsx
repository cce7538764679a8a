import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { Link } from 'react-router-dom';
import { FormularioLogin } from '../../features/conta/formulario-login';
import { ModalLogin } from '../../features/login/modal-login';
import estilos from '../../ui/formulario.module.css';

/** The login modal of home, with the account's form in it. */
export const ModalDeLogin = ({ onFechar }: { onFechar: () => void }) => (
  <ModalLogin onFechar={onFechar}>
    <FormularioLogin
      rotuloDoBotao="Login"
      onEntrar={onFechar}
      esqueci={() => (
        <Link to={CAMINHOS.recuperacao} className={estilos.linkSolto} onClick={onFechar}>
          Esqueceu sua senha?
        </Link>
      )}
    />
  </ModalLogin>
);
