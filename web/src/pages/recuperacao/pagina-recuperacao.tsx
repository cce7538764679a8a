import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { useLocation, useNavigate } from 'react-router-dom';
import { Folha } from '../../features/conta/folha';
import { FormularioNovaSenha } from '../../features/conta/formulario-nova-senha';
import { tokenDoCaminho } from '../../features/conta/token-do-caminho';
import { useTitulo } from '../../lib/use-titulo';
import { PaginaLogin } from '../login/pagina-login';

/** A new password, by the link of the recovery e-mail; without a token, the request of that e-mail. */
export const PaginaRecuperacao = () => {
  const token = tokenDoCaminho(useLocation().pathname);
  const navigate = useNavigate();
  useTitulo('Recuperar senha');

  if (token === null) return <PaginaLogin recuperando />;
  return (
    <Folha titulo="Crie uma nova senha" texto="Depois, entre na sua conta com ela.">
      <FormularioNovaSenha
        key={token}
        token={token}
        onTrocar={() => navigate(CAMINHOS.login, { replace: true })}
      />
    </Folha>
  );
};
