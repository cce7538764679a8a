import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { MENSAGENS_DO_ANUNCIO } from '@portal/contracts/anuncio/mensagens';
import type { PedirReembolso } from '@portal/contracts/anuncio/reembolso';
import { AnuncioStatus } from '@portal/contracts/anuncio/status';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { mutationOptions } from '@tanstack/react-query';
import { ApiError, SEM_RESPOSTA } from '../../lib/api-error';
import { avisar } from '../../ui/avisar';
import { atualizarTudo, JA, pedirAnuncio } from '../anuncios/mutations';
import { mesmoSemResposta } from '../anuncios/mesmo-sem-resposta';

const { AguardandoAprovacao, ReembolsoSolicitado, Reembolsado } = AnuncioStatus;

/** Asks for what moves an ad of one's own, done when it stands where `movido` says. */
const mover = (
  anuncio: Anuncio,
  pedir: () => Promise<Anuncio>,
  movido: (status: AnuncioStatus) => boolean,
): Promise<Anuncio> =>
  mesmoSemResposta(pedir, {
    anuncio,
    achar: (agora) => (agora && movido(agora.status) ? agora : null),
  });

export interface PedidoDeCancelamento extends PedirReembolso {
  anuncio: Anuncio;
}

/** Asks for the cancellation and the refund of an ad: why, and where to send the money (contrato 5). */
export const pedirCancelamentoMutation = mutationOptions<Anuncio, Error, PedidoDeCancelamento>({
  ...JA,
  mutationFn: ({ anuncio, ...dados }) =>
    mover(
      anuncio,
      () => pedirAnuncio(CAMINHOS.reembolso(anuncio.id), dados),
      (status) => status === ReembolsoSolicitado,
    ),
  onSuccess: () => avisar({ tipo: 'sucesso', msg: MENSAGENS_DO_ANUNCIO.reembolsoSolicitado }),
  onSettled: (_novo, _erro, _pedido, _antes, { client }) => atualizarTudo(client),
});

/** Takes the request back while nobody has decided it: the ad is where it stood (contrato 5). */
export const desistirDoCancelamentoMutation = mutationOptions<Anuncio, Error, Anuncio>({
  ...JA,
  mutationFn: (anuncio) =>
    mover(
      anuncio,
      () => pedirAnuncio(CAMINHOS.desistirDoReembolso(anuncio.id)),
      (status) => status !== ReembolsoSolicitado && status !== Reembolsado,
    ),
  onSuccess: () => avisar({ tipo: 'sucesso', msg: MENSAGENS_DO_ANUNCIO.reembolsoRetirado }),
  onError: (erro) =>
    avisar({ tipo: 'erro', msg: erro instanceof ApiError ? erro.msg : SEM_RESPOSTA }),
  onSettled: (_novo, _erro, _anuncio, _antes, { client }) => atualizarTudo(client),
});

/** A refused ad, with the proof it has, back to the decision (contrato 5). */
export const reenviarMutation = mutationOptions<Anuncio, Error, Anuncio>({
  ...JA,
  mutationFn: (anuncio) =>
    mover(
      anuncio,
      () => pedirAnuncio(CAMINHOS.reenviarAnuncio(anuncio.id)),
      (status) => status === AguardandoAprovacao,
    ),
  onSuccess: () => avisar({ tipo: 'sucesso', msg: MENSAGENS_DO_ANUNCIO.reenviado }),
  onSettled: (_novo, _erro, _anuncio, _antes, { client }) => atualizarTudo(client),
});
