import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { Resposta } from '@portal/contracts/http/resposta';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../lib/api-error';
import { enviar } from '../../lib/http';
import { avisar } from '../../ui/avisar';
import { criarQueixa } from '../../ui/queixa';
import { PESSOAS } from './queries';

/** What is done to somebody's account. */
export type Mudanca =
  | { tipo: 'nivel'; permissao: 1 | 2 }
  | { tipo: 'bloquear'; motivo: string }
  | { tipo: 'desbloquear' }
  | { tipo: 'sessoes' };

interface Pedido {
  id: number;
  mudanca: Mudanca;
}

const enviarMudanca = ({ id, mudanca }: Pedido): Promise<Resposta> => {
  switch (mudanca.tipo) {
    case 'nivel':
      return enviar(CAMINHOS.pessoa(id), { permissao: mudanca.permissao });
    case 'bloquear':
      return enviar(CAMINHOS.pessoa(id), { bloqueado: true, motivo: mudanca.motivo });
    case 'desbloquear':
      return enviar(CAMINHOS.pessoa(id), { bloqueado: false });
    case 'sessoes':
      return enviar(CAMINHOS.encerrarSessoes(id), {});
  }
};

const reler = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: PESSOAS });

const queixa = criarQueixa();

export const mudarPessoaMutation = mutationOptions<Resposta, Error, Pedido>({
  networkMode: 'always',
  mutationFn: enviarMudanca,
  onSuccess: ({ msg }) => {
    queixa.retirar();
    avisar({ tipo: 'sucesso', msg });
  },
  onError: (erro) => queixa.dizer(erro instanceof ApiError ? erro.msg : 'Erro ao mudar a conta'),
  onSettled: (_resposta, _erro, _pedido, _antes, { client }) => reler(client),
});
