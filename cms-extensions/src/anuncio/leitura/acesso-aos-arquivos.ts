import { COOKIE_SESSAO, isAdministrador } from '@portal/contracts/usuario/sessao';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { isDatabaseAway } from '../../database/away';
import { onePerPortal } from '../../database/per-portal';
import type { PublicReads, View } from '../../http/cached-reads/public-reads';
import { viewOf } from '../../http/cached-reads/shared-views';
import { readCookie } from '../../http/cookies';
import type { FileAccess } from '../../http/storage/serve-storage';
import { sessoes } from '../../sessao/service';
import { CANTOR, MUSICA, RADIO, TIPOS_DE_ANUNCIO_PUBLICO } from '../ficha/linhas';
import { chaveDoArquivo, indiceDeArquivos, type Acesso } from './indice-de-arquivos';

interface ArquivosView extends View {
  indice: ReadonlyMap<string, Acesso>;
}

const novas = (strapi: Core.Strapi): PublicReads<ArquivosView> => ({
  name: 'arquivos-de-anuncios',
  types: [...TIPOS_DE_ANUNCIO_PUBLICO, RADIO, MUSICA, CANTOR],
  routes: [],
  build: async ({ hoje }) => ({ indice: await indiceDeArquivos(strapi, hoje) }),
});

/** Cached index of the files that came with ads, as fresh as the public reads; it answers no address of its own. */
export const arquivosReads = onePerPortal(novas);

const alcanca = async (strapi: Core.Strapi, ctx: Context, { donos }: Acesso): Promise<boolean> => {
  const cookie = readCookie(ctx, COOKIE_SESSAO);
  const usuario = cookie ? await sessoes(strapi).ler(cookie, new Date()) : null;
  return usuario !== null && (isAdministrador(usuario) || donos.has(usuario.id));
};

/**
 * Access rule of /storage: a file that came with an ad that does not run is only its owner's and administrators'
 * (contrato 5). While the database is unavailable the last known index still decides.
 */
export const acessoAosArquivos = (strapi: Core.Strapi): FileAccess => {
  let conhecido: ReadonlyMap<string, Acesso> = new Map();
  return async (ctx, nome) => {
    try {
      conhecido = (await viewOf(strapi, arquivosReads(strapi))).indice;
    } catch (erro) {
      // The health check and the calls that need the database report that it is unavailable.
      if (!isDatabaseAway(erro)) strapi.log.error(erro);
    }
    const acesso = conhecido.get(chaveDoArquivo(nome));
    if (!acesso) return 'everybody';
    if (acesso.publico) return 'for-now';
    return (await alcanca(strapi, ctx, acesso)) ? 'only-you' : 'nobody';
  };
};
