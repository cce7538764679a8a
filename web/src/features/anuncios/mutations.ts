import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { MENSAGENS_DO_ANUNCIO } from '@portal/contracts/anuncio/mensagens';
import type { TipoDeMotivo } from '@portal/contracts/anuncio/motivos';
import { AnuncioStatus, type MeioPagamento } from '@portal/contracts/anuncio/status';
import { MENSAGENS_DA_CAIXA } from '@portal/contracts/caixa/mensagens';
import type { Ficha } from '@portal/contracts/ficha/ficha';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { Resposta } from '@portal/contracts/http/resposta';
import { NOTIFICACAO_MS } from '@portal/contracts/portal/tempos';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../lib/api-error';
import { isNaoEncontrado } from '../../lib/nao-encontrado';
import { enviar, enviarAoSair, lerPrivado, postar, remover } from '../../lib/http';
import { isRespostaPerdida } from '../../lib/resposta-perdida';
import { PRIVADO } from '../../session/renovar-sessao';
import { avisar } from '../../ui/avisar';
import { criarQueixa } from '../../ui/queixa';
import { palavrasDoConflito } from './conflito';
import { valeuMesmoAssim } from './decisao-perdida';
import { guardarMotivo, largarMotivo } from './motivos-guardados';
import { ANUNCIOS, historicoQuery, isDesteAnuncio } from './queries';
import { enquantoExiste, JA_NAO_EXISTE, mesmoSemResposta } from './mesmo-sem-resposta';

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

/** What the bank says came in for an ad, `valor` in BRL. */
export interface RecebimentoDoAnuncio {
  data: string;
  valor: number;
  transacao: string;
  pagador: string;
}

/** What an administrator decides about an ad, as it was when they looked at it. */
export interface Decisao {
  anuncio: Anuncio;
  para: AnuncioStatus;
  motivo?: string;
  /** What the reason of a refusal is about. */
  tipo_motivo?: TipoDeMotivo;
  /** Recorded with the decision, before it. */
  recebimento?: RecebimentoDoAnuncio;
  /** The page is going away. */
  saindo?: boolean;
}

/**
 * 409, an optimistic lock: another administrator came first. The server compares the status that was seen with the
 * present one.
 */
const isConflito = (erro: unknown): erro is ApiError =>
  erro instanceof ApiError && erro.status === 409;

const JA_REGISTRADO = 'O recebimento já estava registrado, e ficou como estava';
const ERRO_NO_STATUS = 'Erro ao atualizar status';
const EDITADO = 'Este anúncio mudou depois que você o viu. Confira de novo antes de decidir.';

/** The ad is no longer as it was seen: nobody decided instead. */
class Mudado extends ApiError {
  constructor() {
    super(EDITADO, 409);
  }
}

/** Tells that a decision did not count; of one that came second also which ad it was about and what became of it. */
const avisarErroNoStatus = async (
  erro: Error,
  decisao: Decisao,
  client: QueryClient,
): Promise<void> => {
  const { anuncio, motivo = '' } = decisao;
  guardarMotivo(anuncio.id, motivo);
  if (!(erro instanceof ApiError)) {
    avisar({ tipo: 'erro', msg: ERRO_NO_STATUS, duracao: NOTIFICACAO_MS });
    return;
  }
  const veioDepois = isConflito(erro) || isNaoEncontrado(erro);
  const foiDecidido = veioDepois && !(erro instanceof Mudado);
  const passos = foiDecidido
    ? await client.query({ ...historicoQuery(anuncio.id), retry: false }).catch(() => [])
    : [];
  const dito = isNaoEncontrado(erro) ? JA_NAO_EXISTE : erro.msg;
  const seLe = veioDepois || motivo !== '' || decisao.recebimento;
  avisar({
    ...{ tipo: 'erro', titulo: ERRO_NO_STATUS, msg: palavrasDoConflito(decisao, passos, dito) },
    ...(!seLe && { duracao: NOTIFICACAO_MS }),
  });
};

/** What is decided on: what an approval puts on the air, for how long, for how much, on what proof; where a refund is to go. */
const decidido = (anuncio: Anuncio): string => {
  const { titulo, periodo, valor, path_comprovante, banner, webradio, musica, reembolso } = anuncio;
  return JSON.stringify([
    titulo,
    periodo,
    valor,
    path_comprovante,
    banner,
    webradio,
    musica,
    reembolso,
  ]);
};

/**
 * The ad as it is now, where the decision depends on more of it than its status, which the server compares. Null where a
 * page that goes away has no time for it. Throws Mudado for an approval, or a refund, of what changed since it was looked
 * at: nobody has seen that.
 */
const lerAgora = async ({ anuncio, para, recebimento, saindo }: Decisao): Promise<Ficha | null> => {
  const doVisto = para === AnuncioStatus.Ativo || para === AnuncioStatus.Reembolsado;
  if (saindo || !(doVisto || recebimento)) return null;
  // No query: that of a page which is left meanwhile is cancelled, and without internet it waits.
  const ficha = await lerPrivado<Ficha>(CAMINHOS.ficha(anuncio.id));
  const mesmo = ficha.anuncio.status === anuncio.status;
  if (doVisto && mesmo && decidido(ficha.anuncio) !== decidido(anuncio)) throw new Mudado();
  return ficha;
};

/** `registrou`: the receipt went with the decision. */
type Decidida = Resposta & { registrou: boolean };

const mandarDecisao = async (decisao: Decisao, client: QueryClient): Promise<Decidida> => {
  const { anuncio, para, motivo = '', tipo_motivo, recebimento, saindo = false } = decisao;
  const { id, status } = anuncio;
  const mandar = saindo ? enviarAoSair : enviar;
  const agora = await lerAgora(decisao);
  // Not where one was recorded while it waited, or somebody else decided: the bank's statement is not written over.
  const cabe = !agora || (agora.recebimento === null && agora.anuncio.status === status);
  const registrado = cabe && recebimento && mandar(CAMINHOS.recebimento(id), recebimento);
  // A page that goes away has no time for one after the other.
  if (!saindo) await registrado;
  const mandada = mandar(CAMINHOS.atualizarStatus, {
    ...{ id_anuncio: id, status: para, status_atual: status, motivo },
    ...(tipo_motivo && { tipo_motivo }),
  }).catch(async (erro: unknown): Promise<Resposta> => {
    if (saindo || !(await valeuMesmoAssim(erro, decisao, client))) throw erro;
    return { status: '1', msg: MENSAGENS_DO_ANUNCIO.statusAtualizado };
  });
  const [resposta] = await Promise.all([mandada, registrado]);
  return { ...resposta, registrou: cabe };
};

export const atualizarStatusMutation = mutationOptions<Decidida, Error, Decisao>({
  ...JA,
  mutationFn: (decisao, { client }) => mandarDecisao(decisao, client),
  onSuccess: ({ msg, registrou }, { anuncio, para, recebimento }) => {
    largarMotivo(anuncio.id);
    avisar({ tipo: 'sucesso', msg });
    if (anuncio.tipo === 'banner' && para === AnuncioStatus.Ativo)
      avisar({ tipo: 'sucesso', msg: 'Banner aprovado com sucesso' });
    if (recebimento)
      avisar({
        tipo: 'sucesso',
        msg: registrou ? MENSAGENS_DA_CAIXA.recebimentoRegistrado : JA_REGISTRADO,
      });
  },
  onError: (erro, decisao, _antes, { client }) => avisarErroNoStatus(erro, decisao, client),
  onSettled: (_resposta, _erro, { recebimento }, _antes, { client }) =>
    Promise.all([
      atualizarTudo(client),
      recebimento && client.invalidateQueries({ queryKey: [PRIVADO, 'caixa'] }),
    ]),
});

const EXCLUIDO: Resposta = { status: '1', msg: MENSAGENS_DO_ANUNCIO.excluido };

/** 404 is said of another account's ad, too: in another tab somebody else may have logged in. */
const talvezExcluido = (erro: unknown): boolean => isNaoEncontrado(erro) || isRespostaPerdida(erro);

/** Deletes an ad; the message is the server's (especificação 8). */
export const excluirAnuncioMutation = mutationOptions<Resposta, Error, Anuncio>({
  ...JA,
  mutationFn: (anuncio) =>
    mesmoSemResposta(() => remover(CAMINHOS.excluirAnuncio(anuncio.id)), {
      anuncio,
      achar: (agora) => (agora === null ? EXCLUIDO : null),
      emDuvida: talvezExcluido,
    }),
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

const queixaDaRenovacao = criarQueixa();

/** A new charge for the same ad, whose time begins when the old one's ends. */
export const renovarMutation = mutationOptions<Anuncio, Error, Renovacao>({
  ...JA,
  mutationFn: ({ anuncio, ...escolha }) =>
    enquantoExiste(anuncio, () => pedirAnuncio(CAMINHOS.renovarAnuncio(anuncio.id), escolha)),
  onSuccess: () => queixaDaRenovacao.retirar(),
  onError: (erro) =>
    queixaDaRenovacao.dizer(erro instanceof ApiError ? erro.msg : 'Erro ao renovar anúncio'),
  onSettled: (_novo, _erro, _anuncio, _antes, { client }) => atualizarTudo(client),
});
