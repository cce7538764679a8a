import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { MENSAGENS_DO_ANUNCIO } from '@portal/contracts/anuncio/mensagens';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { mutationOptions } from '@tanstack/react-query';
import { postar } from '../../../lib/http';
import { avisar } from '../../../ui/avisar';
import { ANUNCIOS } from '../queries';

/** Asks for the cancellation and the refund of an ad (contrato 5). */
export const pedirCancelamentoMutation = mutationOptions<Anuncio, Error, Anuncio>({
  networkMode: 'always',
  mutationFn: async ({ id }) => {
    const { data } = await postar(CAMINHOS.reembolso(id), {});
    // The contract's answer of this call; API tests hold the server to it.
    return (data as { anuncio: Anuncio }).anuncio;
  },
  onSuccess: () => avisar({ tipo: 'sucesso', msg: MENSAGENS_DO_ANUNCIO.reembolsoSolicitado }),
  onSettled: (_novo, _erro, _anuncio, _antes, { client }) =>
    client.invalidateQueries({ queryKey: ANUNCIOS }),
});
