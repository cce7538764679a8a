import { AnuncioStatus } from '@portal/contracts/anuncio/status';
import type { Lancamento } from '@portal/contracts/caixa/caixa';
import type { Candidato, Credito, Extrato } from '@portal/contracts/caixa/extrato';
import { chaveDaTransacao, type Recebimento } from '@portal/contracts/caixa/recebimento';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { Ficha } from '@portal/contracts/ficha/ficha';
import type { ErrosDeCampo, Resposta } from '@portal/contracts/http/resposta';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../lib/api-error';
import { isNaoEncontrado } from '../../lib/nao-encontrado';
import { enviar, lerPrivado, postar, remover } from '../../lib/http';
import { isRespostaPerdida } from '../../lib/resposta-perdida';
import { avisar } from '../../ui/avisar';
import { CAIXA } from './queries';
import {
  jaNaoExiste,
  jaTemOutro,
  mudouDeValor,
  naoAprovado,
  recebimentoMudou,
  SEM_ANUNCIO,
} from './textos';

/** Offline these fail at once, with a message, instead of waiting silently for the network. */
const JA = { networkMode: 'always' } as const;

/** Lists of ads are read again too: what was paid may have been approved. */
const atualizar = async (client: QueryClient): Promise<void> => {
  await Promise.all([
    client.invalidateQueries({ queryKey: CAIXA }),
    client.invalidateQueries({ queryKey: ['anuncios'] }),
  ]);
};

/** The same request, whose 404 says what it means where it was made. */
const comAnuncio = async <T>(pedido: Promise<T>, msg: string, campos: ErrosDeCampo = {}) => {
  try {
    return await pedido;
  } catch (erro) {
    if (isNaoEncontrado(erro)) throw new ApiError(msg, erro.status, campos, erro.codigo);
    throw erro;
  }
};

/** What the form of a receipt holds and sends. */
export interface RecebimentoDigitado {
  id: number;
  data: string;
  /** In BRL. */
  valor: number;
  transacao: string;
  pagador: string;
}

/** The receipt a line of the cash book shows; null where it says that there is none. */
const vistoEm = ({ tipo, data, valor, transacao, pagador }: Lancamento): Recebimento | null =>
  tipo === 'recebido' ? { data, valor, transacao, pagador } : null;

/** What is typed, as it is read once it is recorded. */
const comoGuardado = ({
  transacao,
  pagador,
  ...dados
}: Omit<RecebimentoDigitado, 'id'>): Recebimento => ({
  ...dados,
  transacao: transacao || null,
  pagador: pagador || null,
});

const isMesmo = (um: Recebimento | null, outro: Recebimento | null): boolean =>
  um?.data === outro?.data &&
  um?.valor === outro?.valor &&
  um?.transacao === outro?.transacao &&
  um?.pagador === outro?.pagador;

/** What is recorded for a line's ad now; what the line shows where the ad is deleted: nothing is recorded for it any more. */
const agoraEm = async (linha: Lancamento): Promise<Recebimento | null> => {
  try {
    return (await lerPrivado<Ficha>(CAMINHOS.ficha(linha.id_anuncio))).recebimento;
  } catch (erro) {
    if (isNaoEncontrado(erro)) return vistoEm(linha);
    throw erro;
  }
};

/** Refuses to write over a receipt that another administrator recorded since the line was read. */
const conferirVisto = (
  linha: Lancamento,
  agora: Recebimento | null,
  ...bons: readonly Recebimento[]
): void => {
  if (![vistoEm(linha), ...bons].some((um) => isMesmo(agora, um)))
    throw new ApiError(recebimentoMudou(linha.id_anuncio, agora), 409);
};

/** `linha`: the line it is recorded, or corrected, from; without it, by the ad's code alone. */
type Registro = RecebimentoDigitado & { linha?: Lancamento };

export const registrarMutation = mutationOptions<Resposta, Error, Registro>({
  ...JA,
  mutationFn: async ({ id, linha, ...dados }) => {
    // Sent again after an answer that was lost, it is there already.
    if (linha) conferirVisto(linha, await agoraEm(linha), comoGuardado(dados));
    return comAnuncio(enviar(CAMINHOS.recebimento(id), dados), SEM_ANUNCIO, { id: [SEM_ANUNCIO] });
  },
  onSuccess: ({ msg }, _dados, _antes, { client }) => {
    avisar({ tipo: 'sucesso', msg });
    return atualizar(client);
  },
  onError: (erro, _dados, _antes, { client }) =>
    erro instanceof ApiError && erro.status === 409 ? atualizar(client) : undefined,
});

export const retirarMutation = mutationOptions<Resposta, Error, Lancamento>({
  ...JA,
  mutationFn: async (linha) => {
    const agora = await agoraEm(linha);
    // Taken back by somebody else already, it is as it should be.
    if (agora) conferirVisto(linha, agora);
    return remover(CAMINHOS.recebimento(linha.id_anuncio));
  },
  onSuccess: ({ msg }) => avisar({ tipo: 'sucesso', msg }),
  onError: (erro) =>
    avisar({ tipo: 'erro', msg: erro instanceof ApiError ? erro.msg : 'Erro ao retirar' }),
  onSettled: (_resposta, _erro, _id, _antes, { client }) => atualizar(client),
});

/** Reads a statement; nothing changes by it. */
export const lerExtratoMutation = mutationOptions<Credito[], Error, File>({
  ...JA,
  mutationFn: async (arquivo) => {
    const dados = new FormData();
    dados.append('extrato', arquivo);
    // A large file on a slow line takes as long as it takes.
    const { data } = await postar(CAMINHOS.extrato, dados, { timeout: 0 });
    // Our own server's answer; API tests hold it to the contract.
    return (data as Extrato).linhas;
  },
});

/** A credit, and the ad it pays. */
export interface Confirmacao {
  credito: Credito;
  candidato: Candidato;
}

/** Whether an ad still waits for its approval. What was refused is looked at again in the queue, paid or not. */
export const isPorAprovar = ({
  status,
  recusado,
}: Pick<Candidato, 'status' | 'recusado'>): boolean => status !== AnuncioStatus.Ativo && !recusado;

const lerFicha = ({ id }: Pick<Candidato, 'id'>): Promise<Ficha> =>
  comAnuncio(lerPrivado<Ficha>(CAMINHOS.ficha(id)), jaNaoExiste(id));

const isAprovado = async (candidato: Candidato): Promise<boolean> =>
  (await lerFicha(candidato)).anuncio.status === AnuncioStatus.Ativo;

/**
 * Refuses what is no longer what the statement was met with: another credit was recorded for the ad since, which would be
 * written over in silence; or its owner made it dearer, and what was paid would approve it.
 */
const conferirAinda = async ({ credito: { transacao }, candidato }: Confirmacao): Promise<void> => {
  const { id } = candidato;
  const { recebimento, anuncio } = await lerFicha(candidato);
  const guardada = recebimento && chaveDaTransacao(recebimento.transacao ?? '');
  if (guardada !== null && guardada !== chaveDaTransacao(transacao))
    throw new ApiError(jaTemOutro(id), 409);
  if (isPorAprovar(candidato) && anuncio.valor !== candidato.valor)
    throw new ApiError(mudouDeValor(id, anuncio.valor), 409);
};

/** What came of a credit that was confirmed. `naoAprovado`: why its ad, paid now, was not approved with it. */
interface Confirmado {
  naoAprovado: string | null;
}

/**
 * Records a credit, then approves the ad it pays: of two administrators with one credit only one gets to approve. Both
 * steps may be done again, but where somebody else came before the approval: that does not change by trying.
 */
export const confirmarMutation = mutationOptions<Confirmado, Error, Confirmacao>({
  ...JA,
  mutationFn: async (confirmacao) => {
    const {
      credito: { data, valor, transacao },
      candidato,
    } = confirmacao;
    await conferirAinda(confirmacao);
    await enviar(CAMINHOS.recebimento(candidato.id), { data, valor, transacao });
    if (!isPorAprovar(candidato)) return { naoAprovado: null };
    try {
      await enviar(CAMINHOS.atualizarStatus, {
        id_anuncio: candidato.id,
        status: AnuncioStatus.Ativo,
        status_atual: candidato.status,
      });
      return { naoAprovado: null };
    } catch (erro) {
      if (!(erro instanceof ApiError)) throw erro;
      const msg = naoAprovado(erro.msg);
      // Answered to nobody: it is approved.
      if (isRespostaPerdida(erro) && (await isAprovado(candidato).catch(() => false)))
        return { naoAprovado: null };
      if (erro.status !== 409) throw new ApiError(msg, erro.status, erro.campos, erro.codigo);
      // Sent twice, or answered to nobody the first time: it is approved.
      return { naoAprovado: (await isAprovado(candidato)) ? null : msg };
    }
  },
  onSettled: (_nada, _erro, _confirmacao, _antes, { client }) => atualizar(client),
});
