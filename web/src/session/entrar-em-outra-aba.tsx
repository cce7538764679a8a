import { CAMINHOS } from '@portal/contracts/http/caminhos';

/**
 * Told to who fills in a form whose session has ended: leaving the page for the login would lose what is on it; another
 * tab opens the session for this one too.
 */
export const EntrarEmOutraAba = () => (
  <>
    O que você preencheu fica aqui:{' '}
    <a href={CAMINHOS.login} target="_blank">
      entre em outra aba
    </a>{' '}
    e envie de novo.
  </>
);
