import { isPublico, type VigenciaRow } from '@portal/contracts/anuncio/vigencia';
import { dataCivil } from '@portal/contracts/tempo/datas';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { findOne } from '../database/find-all';
import { toIso } from '../database/instant';
import { VIGENCIA, DRAFT } from '../database/rows';
import { isDoPainel } from '../http/do-painel';
import { temMusicaNoAr } from './conteudo/cantores-do-anuncio';
import { ANUNCIO, CANTOR, MUSICA, RADIO } from './ficha/linhas';
import { SO_DO_PORTAL } from './so-do-portal';

const CRIAR = 'Anúncios são criados no portal, pelo anunciante ou pela administração.';
const EXCLUIR = 'Anúncios são excluídos na administração do portal, que guarda o histórico.';
const SO_LEITURA =
  'O status, o valor e as datas de um anúncio só mudam na administração do portal, que guarda o histórico.';
const FORA_DO_AR =
  'Este conteúdo pertence a um anúncio que não está em exibição. Aprove o anúncio na administração do portal.';

const COM_ANUNCIO: readonly string[] = [RADIO, MUSICA, CANTOR];

const recusar = (msg: string): never => {
  throw new errors.ApplicationError(msg);
};

/** Normal form of a value, so that a stored one and what the panel sends back compare as equal. */
const igual = (valor: unknown): string => {
  if (valor === null || valor === undefined || valor === '') return '';
  if (valor instanceof Date) return valor.toISOString();
  if (typeof valor === 'boolean') return String(Number(valor));
  const texto = typeof valor === 'number' || typeof valor === 'string' ? String(valor) : '?';
  if (/^-?\d+(\.\d+)?$/.test(texto)) return String(Number(texto));
  return (/T\d\d:/.test(texto) && toIso(texto)) || texto;
};

interface Params {
  documentId?: string;
  data?: Record<string, unknown>;
  status?: string;
}

/**
 * Guard: refuses, in Portuguese, what the panel may not do to ads and to what belongs to them. The portal's own routes
 * have their own rules.
 */
export const guardarAnuncios = (strapi: Core.Strapi): void => {
  const conferirEdicao = async ({ documentId, data = {} }: Params): Promise<void> => {
    const antes = await findOne<Record<string, unknown>>(strapi, ANUNCIO, {
      where: { documentId },
    });
    const muda = SO_DO_PORTAL.some(
      (campo) => campo in data && igual(data[campo]) !== igual(antes?.[campo]),
    );
    if (muda) recusar(SO_LEITURA);
  };

  const conferirPublicacao = async (uid: string, { documentId }: Params): Promise<void> => {
    if (documentId === undefined) return;
    const rascunho = await findOne<{ anuncio?: VigenciaRow | null }>(strapi, uid, {
      where: { documentId, ...DRAFT },
      populate: { anuncio: VIGENCIA },
    });
    if (isPublico(rascunho?.anuncio, dataCivil(new Date()))) return;
    // A singer also stays for the songs of others.
    if (uid === CANTOR && (await temMusicaNoAr(strapi, documentId))) return;
    recusar(FORA_DO_AR);
  };

  strapi.documents.use(async (contexto, next) => {
    if (isDoPainel(strapi)) {
      const { uid, action } = contexto;
      const params = contexto.params as Params; // the parameters of any action
      if (uid === ANUNCIO && (action === 'create' || action === 'clone')) recusar(CRIAR);
      if (uid === ANUNCIO && action === 'delete') recusar(EXCLUIR);
      if (uid === ANUNCIO && action === 'update') await conferirEdicao(params);
      const publica = action === 'publish' || params.status === 'published';
      if (publica && action !== 'findOne' && action !== 'findMany' && COM_ANUNCIO.includes(uid))
        await conferirPublicacao(uid, params);
    }
    return next();
  });
};
