import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { Resposta } from '@portal/contracts/http/resposta';
import type { Voto } from '@portal/contracts/pesquisa/voto';
import { mutationOptions } from '@tanstack/react-query';
import { isRecusa } from '../../lib/api-error';
import { enviar } from '../../lib/http';

export const votarMutation = mutationOptions<Resposta, Error, Voto>({
  // Offline it fails at once, with a message, instead of waiting silently for the network.
  networkMode: 'always',
  mutationFn: (voto) => enviar(CAMINHOS.votar, voto),
});

/** This person has voted before; a closed survey is refused with the same status and another code. */
export const isJaVotou = (erro: unknown): boolean => isRecusa(erro, 'ja_votou');
