import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { Knex } from 'knex';
import { rotulosDe } from '../database/entry-fields';
import { lockEntry } from '../database/lock-entry';
import { transaction } from '../database/transaction';
import { isDoPainel } from '../http/do-painel';
import { soltarItensSumidos } from './componentes';
import { type Autor, instante, recusaDoConflito, ultimoAutor, vistoPor } from './conflito';
import { estadoDoDocumento } from './documento';
import { mascarar, mudancas, type Valores } from './rules';
import { emPalavras } from './sobrescrita-palavras';

/** Of an answer: the `updatedAt` that a write of the panel left. */
const GRAVADO = 'portal-gravado-em';

/** What takes the place of something somebody may not have seen. */
const TROCAM: readonly string[] = ['update', 'discardDraft'];
/** What writes the entry of the request once more, after it was compared. */
const GRAVAM: readonly string[] = [...TROCAM, 'publish', 'unpublish'];

/** When the version editors see was written last, in ms; null where there is none. Locks it. */
const gravadoEm = async (
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
  trx: Knex.Transaction,
): Promise<number | null> => {
  const gravado = await lockEntry(strapi, uid, documentId, trx);
  return gravado === null ? null : instante(gravado);
};

/** Whether a write is of the very entry that the request's address names; a list of many names none. */
const isDoEndereco = ({ path, params }: Context, uid: string, documentId: string): boolean => {
  const { model, id } = params as { model?: string; id?: string }; // of koa's router
  return model === uid && (id === documentId || path.includes('/single-types/'));
};

/** What the register knows by number. */
const POR_NUMERO: readonly string[] = ['plugin::users-permissions.user', 'api::anuncio.anuncio'];

/** The version in the database that the sender of a write did not see. */
interface Desconhecida {
  atual: number;
  valores: Valores | null;
  autor: Autor | undefined;
}

const lerDesconhecida = async (
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
  atual: number,
  trx: Knex.Transaction,
): Promise<Desconhecida> => {
  const estado = await estadoDoDocumento(strapi, uid, documentId);
  const alvo = estado && POR_NUMERO.includes(uid) ? String(estado.id) : documentId;
  return {
    ...{ atual, valores: estado?.valores ?? null },
    autor: await ultimoAutor(strapi, alvo, atual, trx),
  };
};

/** Throws when the version now in place lost a field of one that nobody here had seen. */
const conferir = async (
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
  deles: Desconhecida,
): Promise<void> => {
  const seus = await estadoDoDocumento(strapi, uid, documentId);
  const mudou = mudancas(deles.valores, seus?.valores ?? null);
  const [antes, depois] = [mascarar(mudou.antes ?? {}), mascarar(mudou.depois ?? {})];
  const rotulo = rotulosDe(strapi, uid);
  const campos = Object.keys(antes).map((campo) => ({
    ...{ campo, rotulo: rotulo(campo) },
    ...{ deles: emPalavras(antes[campo]), seus: emPalavras(depois[campo]) },
  }));
  if (campos.length > 0) throw recusaDoConflito(strapi, deles, campos);
};

/**
 * Optimistic concurrency control at the panel: a form that was loaded before somebody else saved does not overwrite
 * what it never showed. The row is locked, compared with what the sender saw, written, and the whole taken back with
 * 409 when a field would be lost; the same content sent twice loses none. Who says nothing of what they saw is not
 * compared. Call in `register`, before `vigiarPainel`.
 */
export const recusarSobrescrita = (strapi: Core.Strapi): void => {
  strapi.documents.use((contexto, next) => {
    const { uid, action } = contexto;
    const ctx = strapi.requestContext.get();
    const { documentId } = contexto.params as { documentId?: string }; // of any of these actions
    if (!ctx || !documentId || !GRAVAM.includes(action) || !isDoPainel(strapi)) return next();
    if (!isDoEndereco(ctx, uid, documentId)) return next();
    // Of one request's writes the first is compared: the others follow upon it.
    const visto = TROCAM.includes(action) && !ctx.state['comparado'] ? vistoPor(ctx) : null;
    ctx.state['comparado'] = true;
    return transaction(
      strapi,
      async (trx) => {
        const atual = await gravadoEm(strapi, uid, documentId, trx);
        const deles =
          visto !== null && atual !== null && atual !== visto
            ? await lerDesconhecida(strapi, uid, documentId, atual, trx)
            : null;
        const { data } = contexto.params as { data?: Record<string, unknown> }; // of an update
        if (data) await soltarItensSumidos(strapi, uid, documentId, data);
        const resultado: unknown = await next();
        if (deles) await conferir(strapi, uid, documentId, deles);
        const gravado = await gravadoEm(strapi, uid, documentId, trx);
        if (gravado !== null) ctx.set(GRAVADO, new Date(gravado).toISOString());
        return resultado;
      },
      // Strapi lets a step of a chain be taken once only.
      { repeat: false },
    ) as ReturnType<typeof next>;
  });
};
