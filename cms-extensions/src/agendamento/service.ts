import type { Agendado } from '@portal/contracts/painel/respostas';
import { instanteDoRelogio, relogioDoPortal } from '@portal/contracts/tempo/relogio';
import type { Core, UID } from '@strapi/strapi';
import { NOME_NO_CATALOGO } from '../database/entry-fields';
import { findOne } from '../database/find-all';
import { hasPublished } from '../database/has-published';
import { lockEntry } from '../database/lock-entry';
import { DRAFT } from '../database/rows';
import { transaction } from '../database/transaction';
import { Refusal } from '../http/refusal';
import { quemNoPainel, registrar } from '../registro/service';
import { horaDoPortal } from '../texto/hora';
import { type Acao, ACOES, type Horas, motivoDasHoras } from './rules';
import { AGENDAMENTO, type AgendamentoRow, listAgendamentos } from './tabela';

/** An entry with an hour, as Pendências lists it. */
interface Pendente {
  uid: string;
  id: string;
  nome: string;
}

const horaDe = (rows: readonly AgendamentoRow[], acao: Acao): number | null => {
  const row = rows.find((uma) => uma.acao === acao);
  return row ? Number(row.quando) : null;
};

const apresentar = (rows: readonly AgendamentoRow[]): Agendado => {
  const naTela = (acao: Acao): string | null => {
    const hora = horaDe(rows, acao);
    return hora === null ? null : relogioDoPortal(hora);
  };
  return {
    ...{ publicar: naTela('publicar'), tirar: naTela('tirar') },
    falha: rows.find(({ falha }) => falha !== null)?.falha ?? null,
  };
};

const recusa = (campo: Acao, msg: string): Refusal =>
  new Refusal(422, { msg, codigo: 'campos_invalidos', erros: { [campo]: [msg] } });

const emPalavras = ({ publicar, tirar }: Horas) => ({
  publicar_em: publicar === null ? null : horaDoPortal(publicar),
  tirar_do_ar_em: tirar === null ? null : horaDoPortal(tirar),
});

/** What an entry is called, as its draft says; null when there is none. */
export const nomeDoRascunho = async (
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
): Promise<string | null> => {
  const campo = NOME_NO_CATALOGO[uid] ?? 'nome';
  const linha = await findOne<Record<string, string | null>>(strapi, uid, {
    where: { documentId, ...DRAFT },
    select: [campo],
  });
  return linha && (linha[campo] ?? 'sem nome');
};

/** The hours at which entries are published and taken off the air by themselves. */
export const agendamentos = (strapi: Core.Strapi) => ({
  /** Those of all entries of a type, by document. */
  async listar(uid: string): Promise<Record<string, Agendado>> {
    const rows = await listAgendamentos(strapi, { tipo: uid });
    const documentos = [...new Set(rows.map(({ documento }) => documento))];
    return Object.fromEntries(
      documentos.map((id) => [id, apresentar(rows.filter(({ documento }) => documento === id))]),
    );
  },

  /** Those of one entry. */
  async ler(uid: string, documento: string): Promise<Agendado> {
    return apresentar(await listAgendamentos(strapi, { tipo: uid, documento }));
  },

  /** What is set for later, the soonest first, and what was due and could not be done, in words. */
  async pendentes(): Promise<{ marcados: Pendente[]; falhados: Pendente[] }> {
    const [marcados, falhados]: [Pendente[], Pendente[]] = [[], []];
    for (const row of await listAgendamentos(strapi, {})) {
      const nome = (await nomeDoRascunho(strapi, row.tipo, row.documento)) ?? 'sem nome';
      const oQue = row.acao === 'publicar' ? 'publica' : 'sai do ar';
      const dito = row.falha ?? `${oQue} em ${horaDoPortal(Number(row.quando))}`;
      const pendente = { uid: row.tipo, id: row.documento, nome: `${nome}: ${dito}` };
      (row.falha === null ? marcados : falhados).push(pendente);
    }
    return { marcados, falhados };
  },

  /** Sets those that are told; another stays as it is, whoever set it. Throws 404 and, under the field, 422. */
  async marcar(
    uid: UID.ContentType,
    documento: string,
    pedido: Partial<Pick<Agendado, Acao>>,
  ): Promise<Agendado> {
    return transaction(strapi, async (trx) => {
      // Race: of two who set hours at once the second is judged by what the first has set.
      await lockEntry(strapi, uid, documento, trx);
      const nome = await nomeDoRascunho(strapi, uid, documento);
      if (nome === null) throw new Refusal(404);
      const rows = await listAgendamentos(strapi, { tipo: uid, documento });
      const antes: Horas = { publicar: horaDe(rows, 'publicar'), tirar: horaDe(rows, 'tirar') };
      const hora = (acao: Acao): number | null => {
        const dita = pedido[acao];
        if (dita === undefined) return antes[acao];
        if (dita === null) return null;
        const instante = instanteDoRelogio(dita);
        if (instante !== null) return instante;
        throw recusa(acao, 'Escolha um dia e uma hora.');
      };
      const depois: Horas = { publicar: hora('publicar'), tirar: hora('tirar') };
      const agora = Date.now();
      const noAr = await hasPublished(strapi, uid, documento);
      const motivo = motivoDasHoras(depois, antes, { agora, noAr });
      if (motivo) throw recusa(motivo.campo, motivo.msg);
      const quem = quemNoPainel(strapi);
      const mudadas = ACOES.filter((uma) => depois[uma] !== antes[uma]);
      for (const acao of mudadas) {
        await strapi.db.query(AGENDAMENTO).deleteMany({ where: { tipo: uid, documento, acao } });
        if (depois[acao] === null) continue;
        await strapi.db.query(AGENDAMENTO).create({
          data: {
            ...{ tipo: uid, documento, acao, quando: depois[acao], falha: null },
            ...{ conta: quem?.painel ?? null, conta_nome: quem?.nome ?? null },
          },
        });
      }
      if (quem && mudadas.length > 0)
        await registrar(strapi, {
          ...{ quem, acao: 'marcou quando publicar ou tirar do ar' },
          alvo: { tipo: strapi.getModel(uid).modelName, id: documento, nome },
          ...{ antes: emPalavras(antes), depois: emPalavras(depois) },
        });
      return apresentar(await listAgendamentos(strapi, { tipo: uid, documento }));
    });
  },
});

/** What makes an hour that was kept pointless. */
const DESMARCA: Readonly<Record<string, readonly Acao[]>> = {
  publish: ['publicar'],
  unpublish: ['tirar'],
  delete: ACOES,
};

/** Whether what is taken off the air now is published again by itself. */
const vaiVoltar = async (strapi: Core.Strapi, tipo: string, documento: string): Promise<boolean> =>
  (await listAgendamentos(strapi, { tipo, documento, acao: 'publicar', falha: { $null: true } }))
    .length > 0;

/** Forgets an hour once somebody did by hand what it was for, or the entry is gone. Call in `register`. */
export const desmarcarFeitos = (strapi: Core.Strapi): void => {
  strapi.documents.use((contexto, next) => {
    const { uid, action } = contexto;
    const acoes = NOME_NO_CATALOGO[uid] ? DESMARCA[action] : undefined;
    const { documentId } = contexto.params as { documentId?: string }; // of any of these actions
    if (!acoes || !documentId) return next();
    return transaction(
      strapi,
      async () => {
        const resultado: unknown = await next();
        // The hour at which it leaves is of what comes back: without it that would stay for good.
        if (action === 'unpublish' && (await vaiVoltar(strapi, uid, documentId))) return resultado;
        await strapi.db
          .query(AGENDAMENTO)
          .deleteMany({ where: { tipo: uid, documento: documentId, acao: { $in: [...acoes] } } });
        return resultado;
      },
      { repeat: false },
    ) as ReturnType<typeof next>;
  });
};
