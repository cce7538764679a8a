import type { EventoDoHistorico } from '@portal/contracts/anuncio/anuncio';
import type { TipoDeMotivo } from '@portal/contracts/anuncio/motivos';
import { AnuncioStatus, isPendente } from '@portal/contracts/anuncio/status';
import type { DataCivil } from '@portal/contracts/tempo/datas';
import { PERMISSAO_ADMINISTRADOR } from '@portal/contracts/usuario/sessao';
import type { Core } from '@strapi/strapi';
import { recebimentoDe } from '../../caixa/service';
import { correio } from '../../correio/service';
import { findAll } from '../../database/find-all';
import { eachApart } from '../../database/rounds';
import { transaction } from '../../database/transaction';
import { ANUNCIO, type AnuncioRow } from '../ficha/linhas';
import type { Aviso } from '../ficha/vencimento-rules';

const USUARIO = 'plugin::users-permissions.user';

/** What the rows of ads' mails are called in the queue; what each becomes: `modelos.ts`. */
export const MODELO = {
  anuncio: 'anuncio',
  administracao: 'anuncio-administracao',
  fim: 'anuncio-fim',
  pedido: 'anuncio-pedido',
} as const;

interface Administrador {
  id: number;
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
  anuncio: Pick<AnuncioRow, 'id' | 'titulo' | 'valor' | 'usuario' | 'comprovante'>,
  mudanca: Mudanca,
): Promise<void> => {
  const { para } = mudanca;
  const { id: id_anuncio, titulo, valor } = anuncio;
  const comum = { id_anuncio, titulo, valor: Number(valor ?? 0), ...mudanca };
  if (anuncio.usuario)
    await correio(strapi).enfileirar(MODELO.anuncio, {
      ...comum,
      id_usuario: anuncio.usuario.id,
      tem_comprovante: anuncio.comprovante === null ? 0 : 1,
    });
  if (!isPendente({ status: para })) return;
  const administradores = await findAll<Administrador>(strapi, USUARIO, {
    select: ['com_resumo_diario'],
    where: { permissao: { $gte: PERMISSAO_ADMINISTRADOR } },
  });
  const anunciante = anuncio.usuario?.username ?? '';
  // Who chose one mail a day gets that one.
  for (const { id } of administradores.filter((uma) => uma.com_resumo_diario !== true))
    await correio(strapi).enfileirar(MODELO.administracao, {
      ...comum,
      id_usuario: id,
      id_anunciante: anuncio.usuario?.id ?? null,
      anunciante,
    });
};

/** Why somebody is told how to pay: they ordered, what they ordered costs something else now, or no proof came. */
export type OcasiaoDoPedido = 'pedido' | 'mudou' | 'lembrete';

/**
 * Queues the mail with which an ad is paid, in the caller's transaction. Made when it goes: an ad paid (with a proof, or
 * as the bank says) or deleted by then gets none.
 */
export const enfileirarPedido = (
  strapi: Core.Strapi,
  { id, dono }: { id: number; dono: number | null },
  ocasiao: OcasiaoDoPedido = 'pedido',
): Promise<void> =>
  correio(strapi).enfileirar(MODELO.pedido, {
    ...{ id_anuncio: id, id_usuario: dono },
    ...{ lembrete: ocasiao === 'lembrete' ? 1 : 0, mudou: ocasiao === 'mudou' ? 1 : 0 },
  });

/** The same for an ad whose owner chose what costs another price: with the mail before this one the old one would be paid. */
export const avisarOutroValor = async (
  strapi: Core.Strapi,
  { id, usuario, valor: antes }: Pick<AnuncioRow, 'id' | 'usuario' | 'valor'>,
  valor: number | undefined,
): Promise<void> => {
  if (valor === undefined || valor === Number(antes ?? 0)) return;
  await enfileirarPedido(strapi, { id, dono: usuario?.id ?? null }, 'mudou');
};

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
      if (count === 1)
        await enfileirarPedido(strapi, { id, dono: usuario?.id ?? null }, 'lembrete');
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
  await correio(strapi).enfileirar(MODELO.fim, dados);
};
