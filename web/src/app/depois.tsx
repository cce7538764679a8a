import type { VerificaLogin } from '@portal/contracts/usuario/sessao';
import { MensagemDoServidor } from '../features/mensagem/mensagem-do-servidor';
import { Faixas } from './instalacao/faixas';

interface Props {
  mensagem: VerificaLogin['mensagem'];
}

/** What the shell is completed with once the browser is idle, in one file. */
export const Depois = ({ mensagem }: Props) => (
  <>
    <MensagemDoServidor mensagem={mensagem} />
    <Faixas />
  </>
);
