import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { Resposta } from '@portal/contracts/http/resposta';
import type { ApagarVotos } from '@portal/contracts/pesquisa/apagar';
import type { NumeroDaPesquisa } from '@portal/contracts/pesquisa/voto';
import { mutationOptions } from '@tanstack/react-query';
import { enviar } from '../../lib/http';
import { avisar } from '../../ui/avisar';
import { PESQUISAS, sorteiosQuery } from './queries';

/** What the form of a draw holds and sends. */
export interface SorteioDigitado {
  semente: string;
  suplentes: string;
}

export const apagarVotanteMutation = mutationOptions<Resposta, Error, ApagarVotos>({
  networkMode: 'always',
  mutationFn: (dados) => enviar(CAMINHOS.apagarVotos, dados),
  onSuccess: async ({ msg }, _dados, _antes, { client }) => {
    avisar({ tipo: 'sucesso', msg });
    await client.invalidateQueries({ queryKey: PESQUISAS });
  },
});

export const sortearMutation = (numero: NumeroDaPesquisa) =>
  mutationOptions<Resposta, Error, SorteioDigitado>({
    networkMode: 'always',
    mutationFn: (dados) => enviar(CAMINHOS.pesquisaSorteios(numero), dados),
    onSuccess: async ({ msg }, _dados, _antes, { client }) => {
      avisar({ tipo: 'sucesso', msg });
      await client.invalidateQueries({ queryKey: sorteiosQuery(numero).queryKey });
    },
  });
