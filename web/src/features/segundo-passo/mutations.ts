import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { Resposta } from '@portal/contracts/http/resposta';
import {
  codigosDeRecuperacaoSchema,
  segredoDoSegundoPassoSchema,
  type ConfirmarSegundoPasso,
  type DesligarSegundoPasso,
  type SegredoDoSegundoPasso,
} from '@portal/contracts/usuario/segundo-passo';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../lib/api-error';
import { enviar, postar } from '../../lib/http';
import { avisar } from '../../ui/avisar';
import { segundoPassoQuery } from './queries';

const JA = { networkMode: 'always' } as const;

/** What failed may have been done all the same: the answer was lost, or another tab came first. Nobody waits for it. */
const reler = (client: QueryClient): void =>
  void client.invalidateQueries({ queryKey: segundoPassoQuery.queryKey });

const avisarErro = (erro: Error, client: QueryClient): void => {
  if (erro instanceof ApiError) avisar({ tipo: 'erro', msg: erro.msg });
  reler(client);
};

const pedirCodigos = async (caminho: string, dados: object): Promise<string[]> =>
  codigosDeRecuperacaoSchema.parse((await postar(caminho, dados)).data).codigos;

/** A new secret for an authenticator; it counts once confirmed. */
export const prepararMutation = mutationOptions<SegredoDoSegundoPasso>({
  ...JA,
  mutationFn: async () =>
    segredoDoSegundoPassoSchema.parse((await postar(CAMINHOS.segundoPasso, {})).data),
  onError: (erro, _nada, _antes, { client }) => avisarErro(erro, client),
});

/** Switches it on. What is refused stands under the field. */
export const confirmarMutation = mutationOptions<string[], Error, ConfirmarSegundoPasso>({
  ...JA,
  mutationFn: (dados) => pedirCodigos(CAMINHOS.confirmarSegundoPasso, dados),
  onError: (_erro, _dados, _antes, { client }) => reler(client),
});

export const trocarCodigosMutation = mutationOptions<string[]>({
  ...JA,
  mutationFn: () => pedirCodigos(CAMINHOS.codigosDoSegundoPasso, {}),
  onError: (erro, _nada, _antes, { client }) => avisarErro(erro, client),
});

export const desligarMutation = mutationOptions<Resposta, Error, DesligarSegundoPasso>({
  ...JA,
  mutationFn: (dados) => enviar(CAMINHOS.desligarSegundoPasso, dados),
  onSuccess: async ({ msg }, _dados, _antes, { client }) => {
    avisar({ tipo: 'sucesso', msg });
    await client.invalidateQueries({ queryKey: segundoPassoQuery.queryKey });
  },
  onError: (_erro, _dados, _antes, { client }) => reler(client),
});
