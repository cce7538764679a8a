import type { Core } from '@strapi/strapi';
import { isDoPainel } from '../http/do-painel';
import { refuseAtPanel } from '../http/panel-refusal';
import { usuarios } from '../usuario/service';
import { CONTA, guardasDoConteudo } from './guardas';
import { imagensSemTexto } from './imagens';
import { motivoDosLinks } from './links';

/** Public ids are the portal's to give and stay for ever (contrato 3): one sent along is dropped. */
const semIdentificador = (data: Record<string, unknown> | undefined): void => {
  delete data?.['documentId'];
  delete data?.['id'];
};

/** Guard rails: refuses, in a message for editors, what would leave the portal broken. Call in `register`. */
export const registrarGuardas = (strapi: Core.Strapi): void => {
  const guardas = guardasDoConteudo(strapi);
  strapi.documents.use(async (contexto, next) => {
    if (!isDoPainel(strapi)) return next();
    const { uid, action } = contexto;
    // The parameters' type depends on the action; each guard reads only what its own has.
    const params = contexto.params as { documentId?: string; data?: Record<string, unknown> };
    const motivo =
      (await guardas[uid]?.[action]?.(params)) ??
      motivoDosLinks(uid, params.data ?? {}) ??
      (await imagensSemTexto(strapi, { uid, action, ...params }));
    refuseAtPanel(motivo);
    semIdentificador(params.data);
    try {
      return await next();
    } catch (erro) {
      // Race: of two at the same time only the database's unique index sees the repetition.
      const repeticao = uid === CONTA ? usuarios(strapi).repeticaoEm(erro) : null;
      refuseAtPanel(repeticao);
      throw erro;
    }
  });
};
