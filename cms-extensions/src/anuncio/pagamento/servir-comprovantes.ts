import path from 'node:path';
import { TAMANHO } from '@portal/contracts/arquivo/imagem';
import { PASTAS } from '@portal/contracts/arquivo/pastas';
import { COOKIE_SESSAO, isAdministrador } from '@portal/contracts/usuario/sessao';
import type { Core } from '@strapi/strapi';
import type { Context, Middleware } from 'koa';
import { armazenamentoDe } from '../../armazenamento/abrir';
import { transaction } from '../../database/transaction';
import { readCookie } from '../../http/cookies';
import { Refusal } from '../../http/refusal';
import { sessoes, type UsuarioDaSessao } from '../../sessao/service';
import { anotar } from '../ficha/historico';
import { RAIZ_DOS_COMPROVANTES, type AnuncioRow } from '../ficha/linhas';
import { anuncioDoComprovante } from './comprovantes';

const NOME = new RegExp(`^([a-z0-9]+-${TAMANHO})(?:\\.w\\d+)?\\.webp$`);

/** The stored name of the proof an address is about, itself or a variant, or null. */
export const comprovanteDe = (caminho: string): string | null => {
  if (!caminho.startsWith(RAIZ_DOS_COMPROVANTES)) return null;
  const base = NOME.exec(caminho.slice(RAIZ_DOS_COMPROVANTES.length))?.[1];
  return base === undefined ? null : `${base}.webp`;
};

const quemPede = async (strapi: Core.Strapi, ctx: Context): Promise<UsuarioDaSessao | null> => {
  const cookie = readCookie(ctx, COOKIE_SESSAO);
  return cookie ? sessoes(strapi).ler(cookie, new Date()) : null;
};

/** The ad whose proof this visitor may see, be it refused or replaced: its owner and administrators only. */
const anuncioDo = async (
  strapi: Core.Strapi,
  comprovante: string,
  usuario: UsuarioDaSessao,
): Promise<AnuncioRow | null> => {
  const anuncio = await anuncioDoComprovante(strapi, comprovante);
  return isAdministrador(usuario) || anuncio?.usuario?.id === usuario.id ? anuncio : null;
};

/**
 * Audit trail: a proof of payment shows somebody's bank account, so the history keeps which administrator looked at it.
 */
const anotarVista = async (
  strapi: Core.Strapi,
  anuncio: AnuncioRow,
  por: UsuarioDaSessao,
): Promise<void> => {
  if (anuncio.usuario?.id === por.id) return;
  await transaction(strapi, () =>
    anotar(strapi, { anuncio, de: null, para: null, evento: 'comprovante visto', por }),
  );
};

/**
 * Proofs of payment (contrato 3). 404, never 403, for whoever may not see one: that it exists is private too. No cache
 * keeps it.
 */
export const servirComprovantes =
  (strapi: Core.Strapi): Middleware =>
  async (ctx, next) => {
    if (!ctx.path.startsWith(RAIZ_DOS_COMPROVANTES)) {
      await next();
      return;
    }
    const comprovante = comprovanteDe(ctx.path);
    const leitura = ctx.method === 'GET' || ctx.method === 'HEAD';
    const usuario = comprovante && leitura ? await quemPede(strapi, ctx) : null;
    const anuncio = comprovante && usuario && (await anuncioDo(strapi, comprovante, usuario));
    if (!usuario || !anuncio) throw new Refusal(404);
    const armazenamento = armazenamentoDe(strapi);
    const chave = `${PASTAS.comprovantes}/${path.posix.basename(ctx.path)}`;
    const medidas = await armazenamento.medir(chave);
    if (!medidas) throw new Refusal(404);
    if (ctx.method === 'GET') await anotarVista(strapi, anuncio, usuario);
    ctx.set('Cache-Control', 'private, no-store');
    ctx.status = 200;
    if (ctx.method === 'GET') ctx.body = await armazenamento.abrir(chave);
    ctx.type = 'image/webp';
    ctx.length = medidas.bytes;
  };
