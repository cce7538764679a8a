import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { Resposta } from '@portal/contracts/http/resposta';
import type { Cadastro } from '@portal/contracts/usuario/cadastro';
import type { Login } from '@portal/contracts/usuario/login';
import type { PerfilParcial } from '@portal/contracts/usuario/perfil';
import {
  mensagemDeRecuperacaoSchema,
  type MensagemDeRecuperacao,
  type Recuperacao,
  type RecuperacaoMail,
} from '@portal/contracts/usuario/recuperacao';
import { NOTIFICACAO_MS } from '@portal/contracts/portal/tempos';
import { mutationOptions } from '@tanstack/react-query';
import { erroDaResposta } from '../../lib/api-error';
import { agradecer, renovarSessao } from '../../session/renovar-sessao';
import { sessaoQuery } from '../../session/sessao-query';
import { avisar } from '../../ui/avisar';
import { cliente, enviarPara } from './cliente';
import { meusDadosQuery } from './queries';

/** Offline these fail at once, with a message, instead of waiting silently for the network. */
const JA = { networkMode: 'always' } as const;

export const entrarMutation = mutationOptions<Resposta, Error, Login>({
  ...JA,
  mutationFn: enviarPara(CAMINHOS.login),
  onSuccess: async ({ msg }, _dados, _antes, { client }) => {
    await renovarSessao(client);
    avisar({ tipo: 'sucesso', msg });
  },
});

export const cadastrarMutation = mutationOptions<Resposta, Error, Cadastro>({
  ...JA,
  mutationFn: enviarPara(CAMINHOS.salvarUsuario),
  onSuccess: async ({ msg }, _dados, _antes, { client }) => {
    await renovarSessao(client);
    agradecer(client, msg);
  },
});

export const trocarSenhaMutation = mutationOptions<Resposta, Error, Recuperacao>({
  ...JA,
  mutationFn: enviarPara(CAMINHOS.recuperacao),
  onSuccess: async ({ msg }, _dados, _antes, { client }) => {
    await renovarSessao(client);
    agradecer(client, msg);
  },
});

/** The refusals of this call carry a dialog's title and text too (contrato 4). */
const COM_MENSAGEM = [200, 422, 429];

export const pedirRecuperacaoMutation = mutationOptions<
  MensagemDeRecuperacao,
  Error,
  RecuperacaoMail
>({
  ...JA,
  mutationFn: async (dados) => {
    const { postar } = await cliente();
    const { status, data } = await postar(CAMINHOS.recuperacaoMail, dados, {
      validateStatus: (codigo) => COM_MENSAGEM.includes(codigo),
    });
    const lida = mensagemDeRecuperacaoSchema.safeParse(data);
    if (!lida.success) throw erroDaResposta(status, data);
    return lida.data.mensagem;
  },
});

export const atualizarPerfilMutation = mutationOptions<Resposta, Error, PerfilParcial>({
  ...JA,
  mutationFn: enviarPara(CAMINHOS.atualizarUsuario),
  onSuccess: async ({ msg }, _dados, _antes, { client }) => {
    avisar({ tipo: 'sucesso', msg });
    await client.invalidateQueries({ queryKey: meusDadosQuery.queryKey });
    await client.invalidateQueries({ queryKey: sessaoQuery.queryKey });
  },
  onError: () => avisar({ tipo: 'erro', msg: 'Erro ao atualizar perfil', duracao: NOTIFICACAO_MS }),
});
