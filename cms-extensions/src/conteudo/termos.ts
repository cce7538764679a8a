import type { Core } from '@strapi/strapi';
import { findOne } from '../database/find-all';

const CONFIGURACAO = 'api::configuracao.configuracao';
const TERMO = 'api::termo.termo';

interface VersaoDosTermos {
  versao: number;
  texto: string;
}

/** The terms as they stand now; null while staff have written none. */
const versaoDosTermos = async (strapi: Core.Strapi): Promise<VersaoDosTermos | null> =>
  await findOne<VersaoDosTermos>(strapi, TERMO, {
    select: ['versao', 'texto'],
    orderBy: { versao: 'desc' },
  });

/** Keeps the text of the terms as a version of its own when it is another than the last one. */
export const guardarTermos = async (strapi: Core.Strapi): Promise<void> => {
  const configuracao = await findOne<{
    termos: string | null;
  }>(strapi, CONFIGURACAO, { select: ['termos'] });
  const texto = configuracao?.termos?.trim();
  const ultima = await versaoDosTermos(strapi);
  if (!texto || texto === ultima?.texto) return;
  await strapi.documents(TERMO).create({
    data: { versao: (ultima?.versao ?? 0) + 1, texto, desde: new Date().toISOString() },
  });
};

/** Numbers every change of the terms, and gives each new ad the version its owner accepted. Call in `register`. */
export const versionarTermos = (strapi: Core.Strapi): void => {
  strapi.documents.use(async ({ uid, action }, next) => {
    const resultado = await next();
    if (uid === CONFIGURACAO && (action === 'create' || action === 'update'))
      await guardarTermos(strapi);
    return resultado;
  });
};

interface AnuncioNovo {
  termos?: boolean;
  termos_versao?: number | null;
}

/** Marks each new ad, by whatever way it comes, with the version of the terms accepted. Call in `bootstrap`. */
export const marcarTermosAceitos = (strapi: Core.Strapi): void => {
  strapi.db.lifecycles.subscribe({
    models: ['api::anuncio.anuncio'],
    async beforeCreate({ params }) {
      // A subscriber's event is untyped; these are the columns written.
      const data = (params.data ?? {}) as AnuncioNovo;
      if (data.termos === true && data.termos_versao === undefined)
        data.termos_versao = (await versaoDosTermos(strapi))?.versao ?? null;
    },
  });
};
