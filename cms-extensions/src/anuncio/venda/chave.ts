import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { FORMA_DA_CHAVE } from '@portal/contracts/anuncio/chave';
import { MENSAGENS_DO_ANUNCIO } from '@portal/contracts/anuncio/mensagens';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { tableOf } from '../../database/knex';
import { Refusal } from '../../http/refusal';
import type { Enviados } from '../conteudo/arquivos';
import { findAnuncioRow } from '../ficha/linhas';

const CHAVE = 'api::chave.chave';

/** Idempotency key: names one filled form. `impressao` is a SHA-256 fingerprint of all it carries, files included. */
export interface Envio {
  id_usuario: number;
  chave: string;
  impressao: string;
}

const resumoDoArquivo = async (caminho: string): Promise<string> => {
  const resumo = createHash('sha256');
  await pipeline(createReadStream(caminho), resumo);
  return resumo.digest('hex');
};

/** The key of a request with the fingerprint of its content; null without a key. Throws 422 for a malformed one. */
export const envioDoPedido = async (
  id_usuario: number,
  chave: string,
  campos: object,
  enviados: Enviados,
): Promise<Envio | null> => {
  if (chave === '') return null;
  if (!FORMA_DA_CHAVE.test(chave))
    throw new Refusal(422, { msg: MENSAGENS_DO_ANUNCIO.chaveInvalida });
  const arquivos = await Promise.all(
    [...enviados].map(async ([campo, { path }]) => [campo, await resumoDoArquivo(path)] as const),
  );
  const conteudo = [Object.entries(campos), arquivos].map((pares: (readonly [string, unknown])[]) =>
    [...pares].sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  const impressao = createHash('sha256').update(JSON.stringify(conteudo)).digest('hex');
  return { id_usuario, chave, impressao };
};

/**
 * Replay: the ad that an earlier request with this key made, or null. Throws 409 when the content differs, or that ad
 * has been deleted.
 */
export const anuncioDoEnvio = async (
  strapi: Core.Strapi,
  { id_usuario, chave, impressao }: Envio,
): Promise<number | null> => {
  const [antes] = await tableOf(strapi, CHAVE)
    .where({ id_usuario, chave })
    .limit(1)
    .select<{ impressao: string; anuncio_id: number }[]>('impressao', 'anuncio_id');
  if (!antes) return null;
  if (antes.impressao !== impressao)
    throw new Refusal(409, { msg: MENSAGENS_DO_ANUNCIO.chaveComOutroConteudo });
  if ((await findAnuncioRow(strapi, antes.anuncio_id)) === null)
    throw new Refusal(409, { msg: MENSAGENS_DO_ANUNCIO.chaveDeExcluido });
  return antes.anuncio_id;
};

/**
 * Claims the key for the ad being made, in its transaction; false when another request has it. On conflict nothing is
 * inserted, so the second of two waits here for the first, without an error that would abort its transaction.
 */
export const ocuparChave = async (
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  { id_usuario, chave, impressao }: Envio,
  anuncio_id: number,
): Promise<boolean> => {
  const linhas: unknown[] = await tableOf(strapi, CHAVE, trx)
    .insert({ id_usuario, chave, impressao, anuncio_id, criada_em: Date.now() })
    .onConflict(['id_usuario', 'chave'])
    .ignore()
    .returning('id');
  return linhas.length === 1;
};
