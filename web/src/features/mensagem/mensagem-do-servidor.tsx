import type { VerificaLogin } from '@portal/contracts/usuario/sessao';
import { useState } from 'react';
import { Botao } from '../../ui/botao';
import { Dialogo } from '../../ui/dialogo';

type Mensagem = NonNullable<VerificaLogin['mensagem']>;

/** The server's flash message for this visit: 0 an error, 1 a success (especificação 2.1, especificação 8). */
export const MensagemDoServidor = ({ mensagem }: { mensagem: Mensagem | null }) => {
  const [lida, setLida] = useState<Mensagem | null>(null);
  if (!mensagem || mensagem === lida) return null;
  const fechar = () => setLida(mensagem);
  const erro = mensagem.status === 0;
  return (
    <Dialogo
      aberto
      onFechar={fechar}
      tipo={erro ? 'erro' : 'sucesso'}
      titulo={erro ? 'Opss....' : 'Obrigado'}
    >
      <p>{mensagem.msg}</p>
      <Botao onClick={fechar}>OK</Botao>
    </Dialogo>
  );
};
