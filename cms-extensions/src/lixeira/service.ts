import type { ApagadoDeVez, NaLixeira, RegistroNoPainel } from '@portal/contracts/painel/respostas';
import { DIA_MS } from '@portal/contracts/tempo/datas';
import type { Core, UID } from '@strapi/strapi';
import { findOne } from '../database/find-all';
import { tableOf } from '../database/knex';
import { transaction } from '../database/transaction';
import { ARQUIVO } from '../database/files';
import { asEdited } from '../database/rows';
import { comoPortal } from '../http/do-painel';
import { Refusal } from '../http/refusal';
import { quemNoPainel, registrar } from '../registro/service';
import { perguntarPelaRepeticao } from '../repeticao/service';
import { voltarAPadrao } from './radio-padrao';
import { type Conteudo, DIAS_NA_LIXEIRA, LIXEIRA, type LixeiraRow } from './tabela';

/** Entries taken out in one transaction. */
const LOTE = 100;

const guardada = (agora: number): number => agora - DIAS_NA_LIXEIRA * DIA_MS;

/** Deletes a batch of what lay there for 30 days. */
const varrerLote = (
  strapi: Core.Strapi,
  agora: Date,
): Promise<{ vistos: number; registros: number }> =>
  transaction(strapi, async () => {
    const velhas = (await strapi.db.query(LIXEIRA).findMany({
      select: ['id'],
      where: { apagado_em: { $lte: guardada(agora.getTime()) } },
      limit: LOTE,
    })) as { id: number }[]; // the column named
    let registros = 0;
    // One by one: so Strapi forgets with each which files it held. Another instance may have done it.
    for (const { id } of velhas)
      if (await strapi.db.query(LIXEIRA).delete({ where: { id } })) registros += 1;
    if (registros > 0)
      await registrar(strapi, {
        ...{ quem: 'portal', acao: 'apagou no prazo', antes: { registros } },
        alvo: { tipo: 'lixeira', id: `de ${DIAS_NA_LIXEIRA} dias` },
      });
    return { vistos: velhas.length, registros };
  });

const apresentar = (strapi: Core.Strapi, row: LixeiraRow): NaLixeira => {
  const apagado = Number(row.apagado_em);
  return {
    ...{ id: row.id, nome: row.nome, quem: row.quem },
    tipo: strapi.getModel(row.tipo as UID.Schema).info.displayName,
    apagado_em: new Date(apagado).toISOString(),
    fica_ate: new Date(apagado + DIAS_NA_LIXEIRA * DIA_MS).toISOString(),
  };
};

/** Where an entry that comes back is found: under the address it had. */
const ondeVolta = ({ tipo, documento, nome }: LixeiraRow): RegistroNoPainel => ({
  uid: tipo,
  id: documento,
  nome,
});

/** What is read of a relation's attribute. */
interface Relacao {
  target?: string;
  relation?: string;
  /** Of one to many: the other side's field, which has room for one. */
  mappedBy?: string;
}

/** The entries of a relation that are still there; those that went to another entry meanwhile stay with it. */
const osQueFicaram = async (
  strapi: Core.Strapi,
  { target = '', relation, mappedBy }: Relacao,
  documentos: readonly string[],
): Promise<string[]> => {
  const linhas = (await strapi.db.query(target).findMany({
    select: ['documentId'],
    where: {
      documentId: { $in: [...documentos] },
      ...asEdited(strapi, target),
      ...(relation === 'oneToMany' && mappedBy ? { [mappedBy]: { id: { $null: true } } } : {}),
    },
  })) as { documentId: string }[]; // the column named
  return documentos.filter((id) => linhas.some((linha) => linha.documentId === id));
};

/** Of what an entry showed and was tied to, as far as it is still there. */
const oQueAindaHa = async (
  strapi: Core.Strapi,
  uid: UID.Schema,
  { relacoes, arquivos }: Conteudo,
): Promise<Record<string, unknown>> => {
  const { attributes } = strapi.getModel(uid);
  const dados: Record<string, unknown> = {};
  for (const [campo, documentos] of Object.entries(relacoes)) {
    // The attribute is a relation: that is where it was read from.
    const atributo = attributes[campo] as unknown as Relacao;
    const achados = await osQueFicaram(strapi, atributo, documentos);
    dados[campo] = atributo.relation?.endsWith('ToMany') ? achados : (achados[0] ?? null);
  }
  for (const [campo, ids] of Object.entries(arquivos)) {
    const linhas = (await strapi.db
      .query(ARQUIVO)
      .findMany({ select: ['id'], where: { id: { $in: [...ids] } } })) as { id: number }[];
    const achados = ids.filter((id) => linhas.some((linha) => linha.id === id));
    const { multiple } = attributes[campo] as unknown as { multiple?: boolean };
    dados[campo] = multiple ? achados : (achados[0] ?? null);
  }
  return dados;
};

/** What of the bin somebody reaches: of each type the entries that meet these conditions. */
export type Alcance = Record<string, Readonly<Record<string, unknown>>>;

const ondeAlcanca = (alcance: Alcance): { $or: object[] } => ({
  // Without a condition nobody reaches anything.
  $or: [
    { tipo: { $in: [] } },
    ...Object.entries(alcance).map(([tipo, condicoes]) => ({ $and: [{ tipo }, condicoes] })),
  ],
});

/** What was deleted at the panel, for 30 days. */
export const lixeira = (strapi: Core.Strapi) => {
  /** A row, held until the transaction ends: of two at once the second sees what the first did. Null when there is none. */
  const segurar = (id: number, alcance: Alcance): Promise<LixeiraRow | null> =>
    transaction(strapi, async (trx) => {
      await tableOf<{ id: number }>(strapi, LIXEIRA, trx).where({ id }).forUpdate().select('id');
      return findOne<LixeiraRow>(strapi, LIXEIRA, {
        ...{ where: { id, ...ondeAlcanca(alcance) }, populate: { createdBy: { select: ['id'] } } },
      });
    });

  return {
    /** A page of what somebody may see, the last deleted first. */
    async listar(
      alcance: Alcance,
      { pagina, limite }: { pagina: number; limite: number },
    ): Promise<{ linhas: NaLixeira[]; total: number }> {
      const where = {
        ...{ ...ondeAlcanca(alcance), restaurado_em: { $null: true } },
        apagado_em: { $gt: guardada(Date.now()) },
      };
      const rows = (await strapi.db.query(LIXEIRA).findMany({
        select: ['id', 'tipo', 'nome', 'quem', 'apagado_em'],
        where,
        orderBy: [{ apagado_em: 'desc' }, { id: 'desc' }],
        ...{ limit: limite, offset: (pagina - 1) * limite },
      })) as LixeiraRow[]; // the columns named
      const total = await strapi.db.query(LIXEIRA).count({ where });
      return { linhas: rows.map((row) => apresentar(strapi, row)), total };
    },

    /**
     * Brings an entry back under the address it had, as a draft where its type knows drafts, with the files and relations
     * that are still there. Asked twice it answers the same. Throws 404, and what `perguntarPelaRepeticao` does.
     */
    async restaurar(id: number, alcance: Alcance): Promise<RegistroNoPainel> {
      return transaction(strapi, async () => {
        const row = await segurar(id, alcance);
        if (!row) throw new Refusal(404, { msg: 'Isto não está mais na Lixeira.' });
        const { tipo, documento, nome, conteudo } = row;
        const volta = ondeVolta(row);
        if (row.restaurado_em !== null) return volta;
        const uid = tipo as UID.ContentType; // one of those that are kept
        const quem = quemNoPainel(strapi);
        const conta = quem?.painel ?? null;
        const antes = { ...conteudo.campos, ...(await oQueAindaHa(strapi, uid, conteudo)) };
        // The name may be another's by now.
        const escrita = { action: 'create', data: antes };
        await perguntarPelaRepeticao(strapi, uid, escrita, 'Restaurar com o mesmo nome');
        // Whoever made it, and may care for nothing else, has it back.
        const data = {
          ...{ ...antes, documentId: documento },
          ...{ createdBy: row.createdBy?.id ?? conta, updatedBy: conta },
        };
        // A draft may be less than what an editor can save today.
        const feito = await comoPortal(strapi, () => strapi.documents(uid).create({ data }));
        if (conteudo.padrao) await voltarAPadrao(strapi, Number(feito.id));
        const agora = { restaurado_em: Date.now(), arquivos: [] };
        await strapi.db.query(LIXEIRA).update({ where: { id }, data: agora });
        const alvo = { tipo: strapi.getModel(uid).modelName, id: documento, nome };
        if (quem) await registrar(strapi, { quem, acao: 'restaurou da Lixeira', alvo });
        return volta;
      });
    },

    /** Forgets an entry before its time; one that is gone already is no error. Answers where one is that came back. */
    async apagarDeVez(id: number, alcance: Alcance): Promise<ApagadoDeVez> {
      return transaction(strapi, async () => {
        const row = await segurar(id, alcance);
        if (!row) return { volta: null };
        if (row.restaurado_em !== null) return { volta: ondeVolta(row) };
        await strapi.db.query(LIXEIRA).delete({ where: { id } });
        const quem = quemNoPainel(strapi);
        const { modelName } = strapi.getModel(row.tipo as UID.Schema);
        const alvo = { tipo: modelName, id: row.documento, nome: row.nome };
        if (quem) await registrar(strapi, { quem, acao: 'apagou de vez da Lixeira', alvo });
        return { volta: null };
      });
    },

    /** Deletes what lay there for 30 days, a batch at a time, and registers how much; answers how many. */
    async varrer(agora: Date): Promise<number> {
      let apagados = 0;
      for (;;) {
        const { vistos, registros } = await varrerLote(strapi, agora);
        apagados += registros;
        if (vistos < LOTE) return apagados;
      }
    },
  };
};
