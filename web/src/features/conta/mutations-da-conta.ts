import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { Resposta } from '@portal/contracts/http/resposta';
import type { ConfirmarEmail, ExcluirConta, TrocarEmail } from '@portal/contracts/usuario/conta';
import { mutationOptions } from '@tanstack/react-query';
import { ApiError } from '../../lib/api-error';
import { avisar } from '../../ui/avisar';
import { enviarPara } from './cliente';
import { meusDadosQuery } from './queries';

/** Offline these fail at once, with a message, instead of waiting silently for the network. */
const JA = { networkMode: 'always' } as const;

export const trocarEmailMutation = mutationOptions<Resposta, Error, TrocarEmail>({
  ...JA,
  mutationFn: enviarPara(CAMINHOS.trocarEmail),
});

export const enviarConfirmacaoMutation = mutationOptions<Resposta>({
  ...JA,
  mutationFn: () => enviarPara(CAMINHOS.enviarConfirmacao)({}),
  onSuccess: async ({ msg }, _nada, _antes, { client }) => {
    avisar({ tipo: 'sucesso', msg });
    // Confirmed meanwhile in another tab.
    await client.invalidateQueries({ queryKey: meusDadosQuery.queryKey });
  },
  onError: (erro) =>
    avisar({
      tipo: 'erro',
      msg: erro instanceof ApiError ? erro.msg : 'Não foi possível enviar o link agora.',
    }),
});

export const confirmarEmailMutation = mutationOptions<Resposta, Error, ConfirmarEmail>({
  ...JA,
  mutationFn: enviarPara(CAMINHOS.confirmarEmail),
  onSuccess: async (_feito, _dados, _antes, { client }) =>
    client.invalidateQueries({ queryKey: meusDadosQuery.queryKey }),
});

export const excluirContaMutation = mutationOptions<Resposta, Error, ExcluirConta>({
  ...JA,
  mutationFn: enviarPara(CAMINHOS.excluirConta),
  onSuccess: ({ msg }) => avisar({ tipo: 'neutro', msg }),
});
