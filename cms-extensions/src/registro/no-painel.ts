import type { LinhaDoRegistroNoPainel } from '@portal/contracts/painel/respostas';
import {
  REGISTRO_POR_PAGINA,
  REGISTRO_POR_PAGINA_MAXIMO,
} from '@portal/contracts/registro/registro';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { listQueryOf, periodOf } from '../http/list-query';
import { mayWithAll, mayWithFile } from '../http/panel-ability';
import { lerRegistro } from './leitura';
import { MIDIA, PASTA_DA_BIBLIOTECA } from './rows';

const CONTA = 'plugin::users-permissions.user';

interface Habilidade {
  can(acao: string, assunto?: string): boolean;
}

interface Tipo {
  uid: string;
  modelName: string;
}

/**
 * The kinds of things somebody may read about, whoever made them; null for all, which whoever keeps the panel's accounts may.
 */
const tiposQueLe = (strapi: Core.Strapi, ctx: Context): string[] | null => {
  // Strapi's admin authentication leaves the visitor's abilities there.
  const habilidade = ctx.state['userAbility'] as Habilidade;
  if (habilidade.can('admin::users.read')) return null;
  const le = (uid: string): boolean => mayWithAll(strapi, ctx, 'read', uid);
  return (
    // Whatever has been generated of the types of content, these are read.
    (Object.values(strapi.contentTypes) as Tipo[])
      .filter(({ uid }) => uid.startsWith('api::') && le(uid))
      .map(({ modelName }) => modelName)
      // Accounts stand in the register under the glossary's name.
      .concat(le(CONTA) ? ['usuario'] : [])
      .concat(mayWithFile(strapi, ctx, 'read', {}) ? [MIDIA, PASTA_DA_BIBLIOTECA] : [])
  );
};

/** The register at the panel: of what somebody may not read there, they read nothing here either. */
export const registroNoPainelController = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** A page, newest first, the fields as their forms call them and their values in words. */
  async listar(ctx: Context): Promise<{ linhas: LinhaDoRegistroNoPainel[]; total: number }> {
    const consulta = listQueryOf(ctx, REGISTRO_POR_PAGINA, REGISTRO_POR_PAGINA_MAXIMO);
    const tipos = tiposQueLe(strapi, ctx);
    const filtro = { busca: consulta.busca, tipos, ...periodOf(ctx) };
    const { linhas, total } = await lerRegistro(strapi, filtro, consulta);
    return {
      total,
      linhas: linhas.map(({ mudancas, ...linha }) => {
        const ditos = (lado: 'antes' | 'depois') =>
          linha[lado] &&
          Object.fromEntries(mudancas.map((mudanca) => [mudanca.campo, mudanca[lado]]));
        return { ...linha, antes: ditos('antes'), depois: ditos('depois') };
      }),
    };
  },
});
