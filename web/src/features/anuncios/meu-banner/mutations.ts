import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { MENSAGENS_DO_ANUNCIO } from '@portal/contracts/anuncio/mensagens';
import type { PedirReembolso } from '@portal/contracts/anuncio/reembolso';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { ApiError, SEM_RESPOSTA } from '../../../lib/api-error';
import { postar } from '../../../lib/http';
import { avisar } from '../../../ui/avisar';
import { ANUNCIOS } from '../queries';

/** Offline these fail at once, with a message, instead of waiting silently for the network. */
const JA = { networkMode: 'always' } as const;

const pedir = async (caminho: string, dados: object = {}): Promise<Anuncio> => {
  const { data } = await postar(caminho, dados);
  // The contract's answer of these calls; API tests hold the server to it.
  return (data as { anuncio: Anuncio }).anuncio;
};

const atualizar = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: ANUNCIOS });

export interface PedidoDeCancelamento extends PedirReembolso {
  anuncio: Anuncio;
}

/** Asks for the cancellation and the refund of an ad: why, and where to send the money (contrato 5). */
export const pedirCancelamentoMutation = mutationOptions<Anuncio, Error, PedidoDeCancelamento>({
  ...JA,
  mutationFn: ({ anuncio, ...dados }) => pedir(CAMINHOS.reembolso(anuncio.id), dados),
  onSuccess: () => avisar({ tipo: 'sucesso', msg: MENSAGENS_DO_ANUNCIO.reembolsoSolicitado }),
  onSettled: (_novo, _erro, _pedido, _antes, { client }) => atualizar(client),
});

/** Takes the request back while nobody has decided it: the ad is where it stood (contrato 5). */
export const desistirDoCancelamentoMutation = mutationOptions<Anuncio, Error, Anuncio>({
  ...JA,
  mutationFn: ({ id }) => pedir(CAMINHOS.desistirDoReembolso(id)),
  onSuccess: () => avisar({ tipo: 'sucesso', msg: MENSAGENS_DO_ANUNCIO.reembolsoRetirado }),
  onError: (erro) =>
    avisar({ tipo: 'erro', msg: erro instanceof ApiError ? erro.msg : SEM_RESPOSTA }),
  onSettled: (_novo, _erro, _anuncio, _antes, { client }) => atualizar(client),
});

/** A refused ad, with the proof it has, back to the decision (contrato 5). */
export const reenviarMutation = mutationOptions<Anuncio, Error, Anuncio>({
  ...JA,
  mutationFn: ({ id }) => pedir(CAMINHOS.reenviarAnuncio(id)),
  onSuccess: () => avisar({ tipo: 'sucesso', msg: MENSAGENS_DO_ANUNCIO.reenviado }),
  onSettled: (_novo, _erro, _anuncio, _antes, { client }) => atualizar(client),
});
