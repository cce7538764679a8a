import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { Resposta } from '@portal/contracts/http/resposta';
import { MENSAGENS_DA_PESQUISA } from '@portal/contracts/pesquisa/mensagens';
import type { Voto } from '@portal/contracts/pesquisa/voto';
import { mutationOptions } from '@tanstack/react-query';
import { ApiError } from '../../lib/api-error';
import { enviar } from '../../lib/http';

export const votarMutation = mutationOptions<Resposta, Error, Voto>({
  // Offline it fails at once, with a message, instead of waiting silently for the network.
  networkMode: 'always',
  mutationFn: (voto) => enviar(CAMINHOS.votar, voto),
});

/** This person has voted before; a closed survey is refused with the same status and another message. */
export const isJaVotou = (erro: unknown): boolean =>
  erro instanceof ApiError && erro.status === 409 && erro.msg === MENSAGENS_DA_PESQUISA.jaVotou;
