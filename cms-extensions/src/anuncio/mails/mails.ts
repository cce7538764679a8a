import type { EventoDoHistorico } from '@portal/contracts/anuncio/anuncio';
import { TIPOS_DE_MOTIVO, type TipoDeMotivo } from '@portal/contracts/anuncio/motivos';
import { AnuncioStatus, isPendente } from '@portal/contracts/anuncio/status';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { DataCivil } from '@portal/contracts/tempo/datas';
import { isAdministrador, PERMISSAO_ADMINISTRADOR } from '@portal/contracts/usuario/sessao';
import type { Core } from '@strapi/strapi';
import { recebimentoDe } from '../../caixa/service';
import { correio, type Modelo } from '../../correio/service';
import { findAll, findOne } from '../../database/find-all';
import { eachApart } from '../../database/rounds';
import { transaction } from '../../database/transaction';
import { lerPagamento } from '../cobranca/pagamento';
import {
  ANUNCIO,
  findAnuncioRow,
  listFamilia,
  renovacaoAberta,
  type AnuncioRow,
} from '../ficha/linhas';
import { continua, type Aviso } from '../ficha/vencimento-rules';
import { mailDoAnuncio, mailParaAdministracao } from './mail-do-anuncio';
import { mailDoFim, type PassoDaRenovacao } from './mail-do-fim';
import { mailDoPedido } from './mail-do-pedido';

const USUARIO = 'plugin::users-permissions.user';
const MODELO_ANUNCIO = 'anuncio';
const MODELO_ADMINISTRACAO = 'anuncio-administracao';
const MODELO_FIM = 'anuncio-fim';
const MODELO_PEDIDO = 'anuncio-pedido';

interface Conta {
  id: number;
  username: string;
  email: string;
  blocked: boolean | null;
  permissao: number;
  com_resumo_diario: boolean | null;
}

interface Mudanca {
  evento: EventoDoHistorico;
  de: AnuncioStatus;
  para: AnuncioStatus;
  motivo: string;
  /** What the reason of a refusal is about. */
  tipo_motivo: TipoDeMotivo | null;
  /** What the change made of the ad's dates, and when its analysis ends at the latest. */
  inicio: DataCivil | null;
  vencimento: DataCivil | null;
  previsao: DataCivil | null;
  /** The day of the change. */
  dia: DataCivil;
}

/** Queues the mails a change of status brings, in its own transaction: to the owner, and to administrators when a decision is theirs. */
export const enfileirarMails = async (
  strapi: Core.Strapi,
  anuncio: Pick<AnuncioRow, 'id' | 'titulo' | 'valor' | 'usuario'>,
  mudanca: Mudanca,
): Promise<void> => {
  const { para } = mudanca;
  const { id: id_anuncio, titulo, valor } = anuncio;
  const comum = { id_anuncio, titulo, valor: Number(valor ?? 0), ...mudanca };
  if (anuncio.usuario)
    await correio(strapi).enfileirar(MODELO_ANUNCIO, { ...comum, id_usuario: anuncio.usuario.id });
  if (!isPendente({ status: para })) return;
  const administradores = await findAll<Conta>(strapi, USUARIO, {
    select: ['com_resumo_diario'],
    where: { permissao: { $gte: PERMISSAO_ADMINISTRADOR } },
  });
  const anunciante = anuncio.usuario?.username ?? '';
  // Who chose one mail a day gets that one.
  for (const { id } of administradores.filter((uma) => uma.com_resumo_diario !== true))
    await correio(strapi).enfileirar(MODELO_ADMINISTRACAO, {
      ...comum,
      id_usuario: id,
      id_anunciante: anuncio.usuario?.id ?? null,
      anunciante,
    });
};

/**
 * Queues the mail with which an ad that was just ordered is paid, in the caller's transaction; `lembrete`: the one that
 * reminds of it. Made when it goes: an ad paid (with a proof, or as the bank says) or deleted by then gets none.
 */
export const enfileirarPedido = (
  strapi: Core.Strapi,
  { id, dono }: { id: number; dono: number | null },
  lembrete = false,
): Promise<void> =>
  correio(strapi).enfileirar(MODELO_PEDIDO, {
    ...{ id_anuncio: id, id_usuario: dono, lembrete: lembrete ? 1 : 0 },
  });

/**
 * Reminds the owners of ads ordered between two instants that still have no proof, and whose money was not seen either,
 * once each: of several instances the second finds the mark.
 */
export const lembrarDoPagamento = async (
  strapi: Core.Strapi,
  de: Date,
  ate: Date,
  agora: Date,
): Promise<void> => {
  const esperando = await findAll<AnuncioRow>(strapi, ANUNCIO, {
    select: ['id'],
    where: {
      ...{ situacao: AnuncioStatus.NaoAprovado, comprovante: { $null: true }, tipo: 'banner' },
      ...{ aprovado_em: { $null: true }, lembrado_em: { $null: true } },
      createdAt: { $gte: de, $lte: ate },
    },
    populate: { usuario: { select: ['id'] } },
  });
  await eachApart(strapi, esperando, ({ id, usuario }) =>
    transaction(strapi, async () => {
      if ((await recebimentoDe(strapi, id)) !== null) return;
      const { count } = await strapi.db.query(ANUNCIO).updateMany({
        where: { id, lembrado_em: { $null: true } },
        data: { lembrado_em: agora },
      });
      if (count === 1) await enfileirarPedido(strapi, { id, dono: usuario?.id ?? null }, true);
    }),
  );
};

/** Queues the mail about an ad's end, near or come, in the caller's transaction. */
export const enfileirarFim = async (
  strapi: Core.Strapi,
  { id, titulo, usuario, data_vencimento }: AnuncioRow,
  aviso: Aviso,
): Promise<void> => {
  if (!usuario) return;
  const dados = { id_anuncio: id, id_usuario: usuario.id, titulo, data_vencimento, aviso };
  await correio(strapi).enfileirar(MODELO_FIM, dados);
};

const passoDaRenovacao = ({ situacao, comprovante }: AnuncioRow): PassoDaRenovacao => {
  if (situacao === AnuncioStatus.AguardandoAprovacao) return 'analise';
  return comprovante === null ? 'pagar' : 'corrigir';
};

/** What the postman makes of the rows above. A blocked or removed account gets no mail. */
export const modelosDeAnuncio = (strapi: Core.Strapi): Record<string, Modelo> => {
  const contaDe = async (id: unknown): Promise<Conta | null> => {
    const conta = await findOne<Conta>(strapi, USUARIO, {
      select: ['id', 'username', 'email', 'blocked', 'permissao'],
      where: { id: Number(id) },
    });
    return conta?.blocked ? null : conta;
  };
  const pagina = (caminho: string) => strapi.config.get<string>('portal.url') + caminho;
  /** Where that very ad opens among its owner's; `pagar`: with its payment; `renovar`: with the question for how long. */
  const paginaDoAnuncio = (id: unknown, janela: 'anuncio' | 'pagar' | 'renovar' = 'anuncio') =>
    pagina(`${CAMINHOS.perfil}?${janela}=${Number(id)}#meusAnuncios`);
  const texto = (valor: string | number | null | undefined): string => String(valor ?? '');
  const dia = (valor: string | number | null | undefined): DataCivil | null => texto(valor) || null;
  return {
    [MODELO_ANUNCIO]: async (dados) => {
      const conta = await contaDe(dados['id_usuario']);
      return (
        conta &&
        mailDoAnuncio({
          para: conta.email,
          nome: conta.username,
          codigo: Number(dados['id_anuncio']),
          titulo: texto(dados['titulo']),
          evento: texto(dados['evento']),
          de: Number(dados['de']),
          status: Number(dados['para']),
          motivo: texto(dados['motivo']),
          tipo_motivo: TIPOS_DE_MOTIVO.find((tipo) => tipo === dados['tipo_motivo']) ?? 'outro',
          inicio: dia(dados['inicio']),
          vencimento: dia(dados['vencimento']),
          previsao: dia(dados['previsao']),
          valor: dados['valor'] === undefined ? null : Number(dados['valor']),
          dia: dia(dados['dia']),
          url: paginaDoAnuncio(dados['id_anuncio']),
        })
      );
    },
    [MODELO_PEDIDO]: async ({ id_anuncio, lembrete }) => {
      const anuncio = await findAnuncioRow(strapi, Number(id_anuncio));
      const espera = anuncio?.situacao === AnuncioStatus.NaoAprovado && !anuncio.comprovante;
      const falta = espera && (await recebimentoDe(strapi, anuncio.id)) === null;
      const conta = falta ? await contaDe(anuncio.usuario?.id) : null;
      // Administrators make their ads in the portal, beside the queue: nobody has to tell them how to pay.
      if (!anuncio || !conta || isAdministrador(conta)) return null;
      return mailDoPedido({
        ...{ para: conta.email, nome: conta.username, codigo: anuncio.id },
        ...{ titulo: anuncio.titulo, tipo: anuncio.tipo, periodo: anuncio.periodo },
        renovacao: Boolean(anuncio.renova),
        lembrete: lembrete === 1,
        meio_pagamento: anuncio.meio_pagamento ?? 'pix',
        pagamento: await lerPagamento(strapi, anuncio),
        url: paginaDoAnuncio(anuncio.id, 'pagar'),
      });
    },
    [MODELO_FIM]: async (dados) => {
      const anuncio = await findAnuncioRow(strapi, Number(dados['id_anuncio']));
      const conta = anuncio && (await contaDe(anuncio.usuario?.id));
      const vencimento = texto(dados['data_vencimento']);
      // What was cancelled or deleted, goes on or ends on another day by the time it goes has no such end to be told.
      if (!anuncio || !conta || anuncio.situacao !== AnuncioStatus.Ativo) return null;
      if (anuncio.data_vencimento !== vencimento) return null;
      const outras = (await listFamilia(strapi, anuncio)).filter(({ id }) => id !== anuncio.id);
      const periodos = outras.map(({ situacao: status, data_vencimento }) => ({
        status,
        data_vencimento,
      }));
      if (continua(anuncio, periodos)) return null;
      const aberta = renovacaoAberta(outras);
      const renovacao = aberta ? { codigo: aberta.id, passo: passoDaRenovacao(aberta) } : null;
      return mailDoFim({
        ...{ para: conta.email, nome: conta.username, codigo: anuncio.id },
        titulo: anuncio.titulo,
        vencimento,
        terminou: dados['aviso'] === 'fim',
        renovacao,
        url: renovacao
          ? paginaDoAnuncio(renovacao.codigo, renovacao.passo === 'pagar' ? 'pagar' : 'anuncio')
          : paginaDoAnuncio(anuncio.id, 'renovar'),
      });
    },
    [MODELO_ADMINISTRACAO]: async (dados) => {
      const conta = await contaDe(dados['id_usuario']);
      // Who administers no more when it goes has no business with an advertiser's name and reasons.
      if (!conta || !isAdministrador(conta)) return null;
      return mailParaAdministracao({
        para: conta.email,
        codigo: Number(dados['id_anuncio']),
        titulo: texto(dados['titulo']),
        anunciante: texto(dados['anunciante']),
        evento: texto(dados['evento']),
        status: Number(dados['para']),
        motivo: texto(dados['motivo']),
        url: pagina(CAMINHOS.anuncioNaAdministracao(Number(dados['id_anuncio']))),
      });
    },
  };
};
