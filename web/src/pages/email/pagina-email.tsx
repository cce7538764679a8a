import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { useLocation } from 'react-router-dom';
import { ConfirmarEmail } from '../../features/conta/confirmar-email';
import { Folha } from '../../features/conta/folha';
import { useTitulo } from '../../lib/use-titulo';

/** Where the links of the account's e-mail lead: one button, and nothing happens before it is pressed. */
export const PaginaEmail = () => {
  const { pathname } = useLocation();
  const troca = pathname.startsWith(`${CAMINHOS.paginaDeTroca}/`);
  const token = /([^/]+)\/*$/.exec(pathname)?.[1] ?? '';
  useTitulo(troca ? 'Trocar e-mail' : 'Confirmar e-mail');
  return (
    <Folha
      titulo={troca ? 'Use este e-mail na sua conta' : 'Confirme o seu e-mail'}
      texto={
        troca
          ? 'Confirme no botão. Depois, é com ele que você entra na conta, e avisamos o endereço de antes.'
          : 'Basta apertar o botão. É por ele que avisamos sobre os seus anúncios e que você recupera a senha.'
      }
    >
      <ConfirmarEmail
        key={token}
        token={token}
        rotulo={troca ? 'Usar este e-mail' : 'Confirmar e-mail'}
      />
    </Folha>
  );
};
