import type { Core, UID } from '@strapi/strapi';
import { isDaRedacao } from '../arquivo/service';
import { transaction } from '../database/transaction';
import { isDoPainel } from '../http/do-painel';
import { estadoDoDocumento, estadoOnde, type Estado } from './documento';
import { mudancas } from './rules';
import { MIDIA, PUBLICOU, PUBLICOU_NA_HORA } from './rows';
import { quemNoPainel, registrar } from './service';

const CONTA = 'plugin::users-permissions.user';
const ANUNCIO = 'api::anuncio.anuncio';
const ARQUIVO = 'plugin::upload.file';

/** What changes a document at the panel, as the register says it. */
const ACOES: Readonly<Record<string, string>> = {
  create: 'criou no painel',
  clone: 'copiou no painel',
  update: 'editou no painel',
  publish: PUBLICOU,
  unpublish: 'tirou do ar',
  discardDraft: 'desfez o rascunho',
  delete: 'apagou no painel',
};

/** The same for what happens by itself, at an hour somebody chose. */
const NA_HORA: Readonly<Record<string, string>> = {
  publish: PUBLICOU_NA_HORA,
  unpublish: 'tirou do ar na hora marcada',
};

/** What is being done now, as the register says it. */
const acaoDe = (strapi: Core.Strapi, action: string): string | undefined =>
  (strapi.requestContext.get()?.state['naHora'] === true ? NA_HORA[action] : undefined) ??
  ACOES[action];

const alvoDe = (strapi: Core.Strapi, uid: string, documentId: string, estado: Estado | null) => {
  const nome = estado?.nome ?? null;
  // Accounts and ads are known by their numbers everywhere else.
  if (uid === CONTA) return { tipo: 'usuario', id: estado?.id ?? documentId, nome };
  if (uid === ANUNCIO) return { tipo: 'anuncio', id: estado?.id ?? documentId, nome };
  return { tipo: strapi.getModel(uid as UID.Schema).modelName, id: documentId, nome };
};

const documentoDe = (valor: unknown): string | undefined => {
  if (typeof valor !== 'object' || valor === null || !('documentId' in valor)) return undefined;
  return typeof valor.documentId === 'string' ? valor.documentId : undefined;
};

/**
 * Audit trail of the panel: one place that sees every change of a document, of whatever type, and writes it into the
 * register in the same transaction, with only what changed (contrato 10). A save that changes nothing leaves no row.
 * Call in `register` after everything that refuses.
 */
export const vigiarPainel = (strapi: Core.Strapi): void => {
  strapi.documents.use((contexto, next) => {
    const { uid, action } = contexto;
    const acao = acaoDe(strapi, action);
    const quem = acao !== undefined && isDoPainel(strapi) ? quemNoPainel(strapi) : null;
    if (acao === undefined || !quem) return next();
    const params = contexto.params as { documentId?: string; status?: string }; // of any of these actions
    const publicado = action === 'publish' || action === 'unpublish';
    const nasce = action === 'create' || action === 'clone';
    const ler = (documentId: string | undefined): Promise<Estado | null> =>
      documentId === undefined
        ? Promise.resolve(null)
        : estadoDoDocumento(strapi, uid, documentId, publicado);
    return transaction(
      strapi,
      async () => {
        const antes = nasce ? null : await ler(params.documentId);
        const resultado: unknown = await next();
        const documentId = nasce ? documentoDe(resultado) : params.documentId;
        if (documentId === undefined) return resultado;
        const depois = action === 'delete' ? null : await ler(documentId);
        const estados = {
          antes: antes?.valores ?? null,
          depois: depois?.valores ?? null,
        };
        const mudou = mudancas(estados.antes, estados.depois);
        const nada = antes && depois && Object.keys(mudou.antes ?? {}).length === 0;
        if (nada && action === 'update') return resultado;
        await registrar(strapi, {
          quem,
          acao,
          alvo: alvoDe(strapi, uid, documentId, depois ?? antes),
          ...(action === 'unpublish' ? {} : estados),
        });
        return resultado;
      },
      // Strapi lets a step of a chain be taken once only.
      { repeat: false },
    ) as ReturnType<typeof next>;
  });
};

/** What is no document, and changes at the panel all the same: files of the library, and the panel's own accounts. */
const DE_FORA: Readonly<Record<string, string>> = {
  [ARQUIVO]: 'arquivo',
  'admin::user': 'conta do painel',
  'admin::role': 'papel do painel',
  'admin::api-token': 'token do painel',
};

/** What a row calls a file of the newsroom's own: whoever reads the library reads of it, and of no ad's. */
const tipoDe = async (strapi: Core.Strapi, uid: string, { id, valores }: Estado) =>
  uid === ARQUIVO && (await isDaRedacao(strapi, { id, url: String(valores['url']) }))
    ? MIDIA
    : (DE_FORA[uid] ?? uid);

const SEM_INTERESSE = ['provider_metadata', 'formats', 'related', 'permissions', 'users'];

const semDetalhes = (estado: Estado | null) =>
  estado &&
  Object.fromEntries(
    Object.entries(estado.valores).filter(([nome]) => !SEM_INTERESSE.includes(nome)),
  );

interface Visto extends Estado {
  tipo: string;
}

/** The same for what Strapi writes without its documents. Call in `bootstrap`. */
export const vigiarForaDosDocumentos = (strapi: Core.Strapi): void => {
  const lerSe = async (uid: string, where: unknown): Promise<Visto | null> => {
    if (!isDoPainel(strapi) || !quemNoPainel(strapi)) return null;
    if (typeof where !== 'object' || where === null) return null;
    const estado = await estadoOnde(strapi, uid, where);
    // Now: of a file that is gone nothing says any more whose it was.
    return estado && { ...estado, tipo: await tipoDe(strapi, uid, estado) };
  };
  const gravar = async (acao: string, antes: Visto | null, depois: Visto | null): Promise<void> => {
    const quem = isDoPainel(strapi) ? quemNoPainel(strapi) : null;
    const estado = depois ?? antes;
    if (!quem || !estado) return;
    const mudou = mudancas(semDetalhes(antes), semDetalhes(depois));
    if (antes && depois && Object.keys(mudou.antes ?? {}).length === 0) return;
    const alvo = { tipo: estado.tipo, id: estado.id, nome: estado.nome };
    await registrar(strapi, { quem, acao, alvo, ...mudou });
  };
  strapi.db.lifecycles.subscribe({
    models: Object.keys(DE_FORA),
    async afterCreate({ model, result }) {
      const { id } = result as { id: number }; // the row written
      await gravar('criou no painel', null, await lerSe(model.uid, { id }));
    },
    async beforeUpdate({ model, params, state }) {
      state['antes'] = await lerSe(model.uid, params.where);
    },
    async afterUpdate({ model, result, state }) {
      const { id } = result as { id: number }; // the row written
      const antes = state['antes'] as Visto | null; // `beforeUpdate` wrote it
      await gravar('editou no painel', antes, await lerSe(model.uid, { id }));
    },
    async beforeDelete({ model, params, state }) {
      state['antes'] = await lerSe(model.uid, params.where);
    },
    async afterDelete({ state }) {
      const antes = state['antes'] as Visto | null; // `beforeDelete` wrote it
      await gravar('apagou no painel', antes, null);
    },
  });
};
