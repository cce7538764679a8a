import { DIAS_UTEIS_ATE_LIBERAR } from '@portal/contracts/anuncio/limites';
import { tiposDeMotivoDe, type TipoDeMotivo } from '@portal/contracts/anuncio/motivos';
import type { Papel } from '@portal/contracts/anuncio/permissoes';
import { inicioDaRenovacao } from '@portal/contracts/anuncio/renovar';
import { AnuncioStatus, isPendente } from '@portal/contracts/anuncio/status';
import { vencimento } from '@portal/contracts/anuncio/vigencia';
import { dataCivil } from '@portal/contracts/tempo/datas';
import { somarDiasUteis } from '@portal/contracts/tempo/dias-uteis';
import { isAdministrador } from '@portal/contracts/usuario/sessao';
import type { Core } from '@strapi/strapi';
import { Refusal } from '../../http/refusal';
import { despublicar, publicar } from '../conteudo/conteudo-do-anuncio';
import { acabouDe, anotar, type Autor } from '../ficha/historico';
import { ANUNCIO, julgadoDe, listFamilia, seAlcanca, type AnuncioRow } from '../ficha/linhas';
import { enfileirarMails } from '../mails/enfileirar';
import { isDoDono, transicao, type EventoDoAnuncio } from './rules';
import { comTravas } from './travar';

/** The role in which somebody acts on an ad they have access to. */
export const papelDe = (autor: Autor): Papel => (isAdministrador(autor) ? 'administrador' : 'dono');

/**
 * Lock: runs the work in one transaction that holds the ad's rows, so that nobody changes it meanwhile. Throws 404 when
 * it is not there, or not this author's.
 */
export const comAnuncioTravado = <T>(
  strapi: Core.Strapi,
  id: number,
  autor: Autor,
  trabalho: (anuncio: AnuncioRow) => Promise<T>,
  cantor?: string,
): Promise<T> => comTravas(strapi, id, (anuncio) => trabalho(seAlcanca(autor, anuncio)), cantor);

interface Mudanca {
  evento: EventoDoAnuncio;
  por: Autor;
  motivo?: string;
  /** What the reason of a refusal is about. */
  tipo_motivo?: TipoDeMotivo | undefined;
  /** Where a refund asked for goes. */
  chave_pix?: string;
}

/** What a refusal is about, if such an ad can be refused for it: nobody is asked to mend what is not theirs to change. */
const motivoQueCabe = (
  { tipo, renova }: AnuncioRow,
  { tipo_motivo }: Mudanca,
): TipoDeMotivo | undefined =>
  tiposDeMotivoDe({ tipo, renova: renova?.id }).find((um) => um === tipo_motivo);

/** As what somebody does this: what is an owner's alone, nobody does as an administrator. */
const papelEm = (evento: EventoDoAnuncio, por: Autor, anuncio: AnuncioRow): Papel => {
  if (!isDoDono(evento)) return papelDe(por);
  return anuncio.usuario?.id === por.id ? 'dono' : 'administrador';
};

/** What is kept of a refund: as it was asked for, until it is taken back or refused. */
const reembolsoEm = (
  { situacao: de }: AnuncioRow,
  para: AnuncioStatus,
  { motivo = '', chave_pix = '' }: Mudanca,
  agora: Date,
): Partial<AnuncioRow> => {
  if (para === AnuncioStatus.Reembolsado) return {};
  if (para !== AnuncioStatus.ReembolsoSolicitado)
    return { reembolso_motivo: null, reembolso_chave_pix: null, reembolso_pedido_em: null };
  return de === AnuncioStatus.Reembolsado
    ? {}
    : { reembolso_motivo: motivo, reembolso_chave_pix: chave_pix, reembolso_pedido_em: agora };
};

/** The ads that pay for the same content, without this one, and active. */
const outrasAtivas = async (strapi: Core.Strapi, anuncio: AnuncioRow): Promise<AnuncioRow[]> =>
  (await listFamilia(strapi, anuncio)).filter(
    ({ id, situacao }) => id !== anuncio.id && situacao === AnuncioStatus.Ativo,
  );

/** Unpublishes the content of an ad, unless another active ad pays for it too. */
export const sairDoAr = async (strapi: Core.Strapi, anuncio: AnuncioRow): Promise<void> => {
  if ((await outrasAtivas(strapi, anuncio)).length === 0) await despublicar(strapi, anuncio);
};

/** The day an ad would begin if it became active today. */
const comeco = async (strapi: Core.Strapi, anuncio: AnuncioRow, agora: Date) => {
  const antes = anuncio.renova ? await outrasAtivas(strapi, anuncio) : [];
  const vencimentos = antes.map(({ data_vencimento }) => data_vencimento);
  return inicioDaRenovacao(vencimentos, dataCivil(agora));
};

/**
 * The only writer of an ad's status (docs/arquitetura.md, "The way of a rule"). Call inside `comAnuncioTravado`, which
 * locks the row in a transaction: the ad, its history, its mails and what it shows to the public change together. An
 * owner's second click changes nothing. Throws what the rules refuse.
 */
export const mudarStatus = async (
  strapi: Core.Strapi,
  anuncio: AnuncioRow,
  mudanca: Mudanca,
): Promise<void> => {
  const { evento, por, motivo = '' } = mudanca;
  const { situacao: de } = anuncio;
  const papel = papelEm(evento, por, anuncio);
  if (papel === 'dono' && isDoDono(evento) && (await acabouDe(strapi, anuncio, evento.nome)))
    return;
  const agora = new Date();
  const inicio = await comeco(strapi, anuncio, agora);
  const passo = transicao({ ...anuncio, ...julgadoDe(anuncio) }, evento, papel, inicio);
  if (!passo.permitida) throw new Refusal(passo.http, { msg: passo.msg });
  if (!passo.mudou) return;
  const { status: para, data_inicio, data_vencimento } = passo.depois;
  const aprovado = para === AnuncioStatus.Ativo;
  await strapi.db.query(ANUNCIO).update({
    where: { id: anuncio.id },
    data: {
      situacao: para,
      data_inicio,
      data_vencimento,
      esperando_desde: isPendente({ status: para }) ? agora : null,
      ...(aprovado && !anuncio.aprovado_em && { aprovado_em: agora }),
      ...reembolsoEm(anuncio, para, mudanca, agora),
    },
  });
  const recusado = evento.nome === 'decisao' && para === AnuncioStatus.NaoAprovado;
  const tipo_motivo = recusado ? motivoQueCabe(anuncio, mudanca) : undefined;
  await anotar(strapi, { anuncio, de, para, evento: evento.nome, por, motivo, tipo_motivo });
  const dia = dataCivil(agora);
  await enfileirarMails(strapi, anuncio, {
    ...{ evento: evento.nome, de, para, motivo },
    ...{ inicio: data_inicio, vencimento: data_vencimento },
    tipo_motivo: tipo_motivo ?? null,
    dia,
    previsao: somarDiasUteis(dia, DIAS_UTEIS_ATE_LIBERAR),
  });
  if (aprovado) await publicar(strapi, anuncio);
  else if (de === AnuncioStatus.Ativo) await sairDoAr(strapi, anuncio);
};

/** Dates that follow from an administrator's choice of start or period (contrato 5). */
export const novasDatas = ({
  data_inicio,
  periodo,
}: Pick<AnuncioRow, 'data_inicio' | 'periodo'>): Pick<
  AnuncioRow,
  'data_inicio' | 'data_vencimento'
> => ({
  data_inicio,
  data_vencimento: data_inicio === null ? null : vencimento(data_inicio, periodo),
});
