import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { Knex } from 'knex';
import { rotulosDe } from '../database/entry-fields';
import { tableOf } from '../database/knex';
import { lockEntry } from '../database/lock-entry';
import { transaction } from '../database/transaction';
import { isDoPainel } from '../http/do-painel';
import { Refusal } from '../http/refusal';
import { estadoDoDocumento } from './documento';
import { mascarar, mudancas, type Valores } from './rules';
import { REGISTRO, type RegistroRow } from './rows';
import { quemNoPainel } from './service';
import { type CampoDiferente, emPalavras, haQuanto } from './sobrescrita-palavras';

/** Of a request: the `updatedAt` of the version its sender looked at, where the body brings none or an older one. */
const VISTO = 'portal-visto-em';
/** Of an answer: the `updatedAt` that a write of the panel left. */
const GRAVADO = 'portal-gravado-em';

/** What takes the place of something somebody may not have seen. */
const TROCAM: readonly string[] = ['update', 'discardDraft'];
/** What writes the entry of the request once more, after it was compared. */
const GRAVAM: readonly string[] = [...TROCAM, 'publish', 'unpublish'];

const instante = (valor: Date | string | number): number => new Date(valor).getTime();

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

/** What the sender of a request says to have seen, in ms; null for scripts, which say nothing. */
const vistoPor = ({ request }: Context): number | null => {
  const cabecalho = request.get(VISTO);
  const corpo = request.body as { updatedAt?: unknown } | undefined;
  const dito = cabecalho || corpo?.updatedAt;
  const visto = typeof dito === 'string' || typeof dito === 'number' ? instante(dito) : NaN;
  return Number.isNaN(visto) ? null : visto;
};

/** Whether a write is of the very entry that the request's address names; a list of many names none. */
const isDoEndereco = ({ path, params }: Context, uid: string, documentId: string): boolean => {
  const { model, id } = params as { model?: string; id?: string }; // of koa's router
  return model === uid && (id === documentId || path.includes('/single-types/'));
};

/** What the register knows by number. */
const POR_NUMERO: readonly string[] = ['plugin::users-permissions.user', 'api::anuncio.anuncio'];

type Autor = Pick<RegistroRow, 'quem_tipo' | 'quem_id' | 'quem_nome' | 'quando'>;

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
  const autor = await tableOf<Autor & { alvo_id: string; id: number }>(strapi, REGISTRO, trx)
    .where('quando', '>=', atual)
    .where('alvo_id', alvo)
    .orderBy('quando', 'desc')
    .orderBy('id', 'desc')
    .first('quem_tipo', 'quem_id', 'quem_nome', 'quando');
  return { atual, valores: estado?.valores ?? null, autor };
};

const recusa = (
  strapi: Core.Strapi,
  { atual, autor }: Desconhecida,
  campos: CampoDiferente[],
): Refusal => {
  const eu = quemNoPainel(strapi);
  const fuiEu = eu !== null && autor?.quem_tipo === 'painel' && autor.quem_id === eu.painel;
  const quem = fuiEu ? 'Você' : (autor?.quem_nome ?? 'O portal');
  const quando = Number(autor?.quando ?? atual);
  const onde = fuiEu ? ', em outra janela' : '';
  return new Refusal(409, {
    msg: `${quem} mudou isto ${haQuanto(quando, Date.now())}${onde}. Nada foi gravado.`,
    codigo: 'conflito',
    extra: {
      ...{ quem, quando: new Date(quando).toISOString() },
      ...{ atual: new Date(atual).toISOString(), campos },
    },
  });
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
  if (campos.length > 0) throw recusa(strapi, deles, campos);
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
