import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { tableOf } from '../database/knex';
import { transaction } from '../database/transaction';
import { recusaDoConflito, ultimoAutor, vistoPor } from './conflito';
import { estadoDoDocumento } from './documento';
import { quemNoPainel, type QuemNoPainel } from './quem-no-painel';
import { caber, mascarar, mudancas, procurado, type Valores } from './rules';
import {
  CONTA_EXCLUIDA,
  MIDIA,
  PASTA_DA_BIBLIOTECA,
  PUBLICOU,
  PUBLICOU_NA_HORA,
  REGISTRO,
  textoDoAlvo,
} from './rows';

export {
  CONTA_EXCLUIDA,
  MIDIA,
  PASTA_DA_BIBLIOTECA,
  quemNoPainel,
  recusaDoConflito,
  ultimoAutor,
  vistoPor,
};
export type { QuemNoPainel, Valores };

/** Who did it: an account of the portal, somebody at the panel, or the portal by itself. */
export type Quem = { id: number; usuario: string } | QuemNoPainel | 'portal';

/** What it was done to: `tipo` a noun of the glossary (`anuncio`, `usuario`), `id` as the portal knows it. */
export interface Alvo {
  tipo: string;
  id: string | number;
  nome?: string | null;
}

interface Fato {
  quem: Quem;
  /** In Portuguese, in the past: 'mudou o status'. */
  acao: string;
  alvo: Alvo;
  /** What it was; null for what was not there. Only names whose value differs from `depois` are kept. */
  antes?: Valores | null;
  /** What it became; null for what is no more. */
  depois?: Valores | null;
}

const NOME_MAXIMO = 200;

const colunasDe = (quem: Quem) => {
  if (quem === 'portal') return { quem_tipo: 'portal', quem_id: null, quem_nome: 'Portal' };
  return 'painel' in quem
    ? { quem_tipo: 'painel', quem_id: quem.painel, quem_nome: caber(quem.nome, NOME_MAXIMO) }
    : { quem_tipo: 'conta', quem_id: quem.id, quem_nome: caber(quem.usuario, NOME_MAXIMO) };
};

/**
 * Append-only: writes into the register what somebody did (contrato 10), in the current transaction, and so only when
 * what it tells of is kept as well. Nothing changes or deletes the row afterwards; the database refuses. Passwords,
 * tokens and other secrets are masked by the names of their fields, long texts are cut.
 */
export const registrar = async (
  strapi: Core.Strapi,
  { quem, acao, alvo, antes = null, depois = null }: Fato,
): Promise<void> => {
  const colunas = colunasDe(quem);
  const mudou = mudancas(antes, depois);
  const nome = alvo.nome ? caber(alvo.nome, NOME_MAXIMO) : null;
  await strapi.db.query(REGISTRO).create({
    data: {
      ...colunas,
      quando: Date.now(),
      acao: caber(acao, NOME_MAXIMO),
      alvo_tipo: alvo.tipo,
      alvo_id: String(alvo.id),
      alvo_nome: nome,
      antes: mudou.antes && mascarar(mudou.antes),
      depois: mudou.depois && mascarar(mudou.depois),
      procurado: procurado(
        colunas.quem_nome,
        acao,
        textoDoAlvo({ alvo_tipo: alvo.tipo, alvo_id: String(alvo.id), alvo_nome: nome }),
      ),
    },
  });
};

/**
 * Takes a person out of the register in the transaction that deletes their account (contrato 10): their name where they
 * acted, and name and values of what was theirs. That something was done, by which account, when and to what stays. The
 * database lets nothing else be changed, and this to nothing else than null.
 */
export const esquecerNoRegistro = async (
  strapi: Core.Strapi,
  conta: number,
  alvos: readonly Pick<Alvo, 'tipo' | 'id'>[],
): Promise<void> => {
  await transaction(strapi, async (trx) => {
    // Not by the query engine: it would write the time of the change as well, which the database refuses.
    const apagar = (
      onde: Record<string, string | number>,
      colunas: readonly string[],
    ): Promise<unknown> =>
      tableOf(strapi, REGISTRO, trx)
        .where(onde)
        .update(Object.fromEntries(colunas.map((coluna) => [coluna, null])));
    await apagar({ quem_tipo: 'conta', quem_id: conta }, ['quem_nome', 'procurado']);
    for (const { tipo, id } of alvos)
      await apagar({ alvo_tipo: tipo, alvo_id: String(id) }, [
        ...['alvo_nome', 'antes', 'depois', 'procurado'],
      ]);
  });
};

/** Whether an entry was ever published, though it may be so no longer. */
export const foiPublicado = async (
  strapi: Core.Strapi,
  { tipo, id }: Alvo,
  trx: Knex.Transaction,
): Promise<boolean> => {
  const row = await tableOf(strapi, REGISTRO, trx)
    .where({ alvo_tipo: tipo, alvo_id: String(id) })
    .whereIn('acao', [PUBLICOU, PUBLICOU_NA_HORA])
    .first('id');
  return row !== undefined;
};

/** Whether the portal shows an entry exactly as its editors see it; null for one it does not show. */
export const isPublicadoComoEsta = async (
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
): Promise<boolean | null> => {
  const publicado = await estadoDoDocumento(strapi, uid, documentId, true);
  if (!publicado) return null;
  const rascunho = await estadoDoDocumento(strapi, uid, documentId);
  const { antes } = mudancas(publicado.valores, rascunho?.valores ?? null);
  return Object.keys(antes ?? {}).length === 0;
};
