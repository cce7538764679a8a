import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import type { TipoDeMotivo } from '@portal/contracts/anuncio/motivos';
import { AnuncioStatus, type MeioPagamento } from '@portal/contracts/anuncio/status';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { Resposta } from '@portal/contracts/http/resposta';
import { NOTIFICACAO_MS } from '@portal/contracts/portal/tempos';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../lib/api-error';
import { enviar, enviarAoSair, postar, remover } from '../../lib/http';
import { avisar } from '../../ui/avisar';
import { ANUNCIOS, isDesteAnuncio } from './queries';

/** Offline these fail at once, with a message, instead of waiting silently for the network. */
export const JA = { networkMode: 'always' } as const;

export const atualizarTudo = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: ANUNCIOS });

/** Posts what is answered with the ad as it then is. */
export const pedirAnuncio = async (caminho: string, dados: object = {}): Promise<Anuncio> => {
  const { data } = await postar(caminho, dados);
  // Our own server's answer; API tests hold it to the contract.
  return (data as { anuncio: Anuncio }).anuncio;
};

/** What an administrator decides about an ad, as it was when they looked at it. */
export interface Decisao {
  anuncio: Anuncio;
  para: AnuncioStatus;
  motivo?: string;
  /** What the reason of a refusal is about. */
  tipo_motivo?: TipoDeMotivo;
  /** The page is going away. */
  saindo?: boolean;
}

/**
 * 409, an optimistic lock: another administrator came first. The server compares the status that was seen with the
 * present one.
 */
export const isConflito = (erro: unknown): erro is ApiError =>
  erro instanceof ApiError && erro.status === 409;

const ERRO_NO_STATUS = 'Erro ao atualizar status';

const avisarErroNoStatus = (erro: Error): void => {
  if (isConflito(erro)) avisar({ tipo: 'erro', titulo: ERRO_NO_STATUS, msg: erro.msg });
  else avisar({ tipo: 'erro', msg: ERRO_NO_STATUS, duracao: NOTIFICACAO_MS });
};

export const atualizarStatusMutation = mutationOptions<Resposta, Error, Decisao>({
  ...JA,
  mutationFn: ({ anuncio, para, motivo = '', tipo_motivo, saindo = false }) =>
    (saindo ? enviarAoSair : enviar)(CAMINHOS.atualizarStatus, {
      id_anuncio: anuncio.id,
      status: para,
      status_atual: anuncio.status,
      motivo,
      ...(tipo_motivo && { tipo_motivo }),
    }),
  onSuccess: ({ msg }, { anuncio, para }) => {
    avisar({ tipo: 'sucesso', msg });
    if (anuncio.tipo === 'banner' && para === AnuncioStatus.Ativo)
      avisar({ tipo: 'sucesso', msg: 'Banner aprovado com sucesso' });
  },
  onError: avisarErroNoStatus,
  onSettled: (_resposta, _erro, _decisao, _antes, { client }) => atualizarTudo(client),
});

/** Deletes an ad; the message is the server's (especificação 8). */
export const excluirAnuncioMutation = mutationOptions<Resposta, Error, Anuncio>({
  ...JA,
  mutationFn: ({ id }) => remover(CAMINHOS.excluirAnuncio(id)),
  // Its dialog is still open: what is gone is not fetched again.
  onSuccess: ({ msg }, { id }, _antes, { client }) => {
    avisar({ tipo: 'sucesso', msg });
    return client.invalidateQueries({
      queryKey: ANUNCIOS,
      predicate: ({ queryKey }) => !isDesteAnuncio(queryKey, id),
    });
  },
  onError: (erro, _anuncio, _antes, { client }) => {
    avisar({ tipo: 'erro', msg: erro instanceof ApiError ? erro.msg : 'Erro ao excluir anúncio' });
    return atualizarTudo(client);
  },
});

export interface Renovacao {
  anuncio: Anuncio;
  /** For how many months, as the form has it. */
  periodo: string;
  meio_pagamento: MeioPagamento;
}

/** A new charge for the same ad, whose time begins when the old one's ends. */
export const renovarMutation = mutationOptions<Anuncio, Error, Renovacao>({
  ...JA,
  mutationFn: ({ anuncio: { id }, ...escolha }) =>
    pedirAnuncio(CAMINHOS.renovarAnuncio(id), escolha),
  onError: (erro) =>
    avisar({ tipo: 'erro', msg: erro instanceof ApiError ? erro.msg : 'Erro ao renovar anúncio' }),
  onSettled: (_novo, _erro, _anuncio, _antes, { client }) => atualizarTudo(client),
});
