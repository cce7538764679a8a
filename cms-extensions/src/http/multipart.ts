import { randomBytes } from 'node:crypto';
import { mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { ARQUIVO_EM_TEXTO } from '@portal/contracts/arquivo/formatos';
import { MENSAGENS } from '@portal/contracts/http/mensagens';
import type { Context, Middleware } from 'koa';
import { StorageAway } from '../database/away';
import { drain } from './drain';
import { parseMultipart, type SentFile } from './parse-multipart';
import { routedPath } from './request-path';
import { Refusal } from './refusal';
import type { Settings } from './settings';
import { recusaSemSegundoPasso, usuarioDe } from './visitor-session';
import { hasXsrf } from './xsrf';

/** An address that takes a multipart form: with files, what they are called, and from whom (contrato 5). */
export interface FileRoute {
  path: string;
  files: readonly string[];
  /** Most bytes of all files together. */
  most: number;
  /** Lowest permission level that may send any. */
  level: number;
}

type Sent = ReadonlyMap<string, SentFile>;

type Fields = ReadonlyMap<string, string>;

const NO_FILES: Sent = new Map();
/** What a multipart body adds to its files: fields, part headers. */
const OVERHEAD = 1024 * 1024;

/** Content type shown to Strapi's own parser in the place of multipart: that one would keep files of anybody. */
const HELD_BACK = 'application/x-multipart-held-back';

/**
 * Hides a multipart body of the portal's own from Strapi's parser; `receiveFiles` reads it once the visitor is known.
 * Answers the status it is refused with, or null.
 */
export const holdBack = (ctx: Context, { most }: FileRoute): number | null => {
  if (ctx.get('Content-Length') === '') return 411;
  if (ctx.request.length > most + OVERHEAD) return 413;
  ctx.state['multipart'] = ctx.get('Content-Type');
  ctx.req.headers['content-type'] = HELD_BACK;
  return null;
};

/** A form that takes no files, from anybody. */
const NO_FILE_ROUTE = { files: [], most: 0, level: 0 };

/** The form of an address, in any spelling the router accepts. */
export const formRouteAt = (routes: readonly FileRoute[], address: string): FileRoute =>
  routes.find(({ path }) => routedPath(path) === routedPath(address)) ?? {
    path: address,
    ...NO_FILE_ROUTE,
  };

/** The files of this request by field name. */
export const filesOf = ({ state }: Pick<Context, 'state'>): Sent =>
  // `receiveFiles` is the only writer.
  (state['arquivos'] as Sent | undefined) ?? NO_FILES;

/** What a form sends for a file that nobody chose. */
const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/**
 * The files of a form that takes these. Throws 422 for text in the place of one: a form without its `enctype` sends the
 * file's name, and what it was sent for would be dropped with words of success.
 */
export const filesOfForm = (ctx: Context, names: readonly string[]): Sent => {
  const body: unknown = ctx.request.body;
  const fields = new Map(Object.entries(body ?? {}));
  const files = filesOf(ctx);
  const texts = names.filter((name) => !files.has(name) && !isNothing(fields.get(name)));
  if (texts.length === 0) return files;
  const erros = Object.fromEntries(texts.map((name) => [name, [ARQUIVO_EM_TEXTO]]));
  throw new Refusal(422, { msg: MENSAGENS.camposInvalidos, erros });
};

/** Whether the disk refused, and not the parser. */
const isOfDisk = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && error.syscall !== 'read';

/** Runs what writes to the temporary folder. Throws StorageAway when that cannot be written to. */
const onDisk = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    throw isOfDisk(error) ? new StorageAway(error) : error;
  }
};

/**
 * Checks sizes: the parser may end before it hears that the disk was full, so what it counted and what is on disk
 * differ.
 */
const checkWhole = async (files: Sent): Promise<void> => {
  for (const { path: file, bytes } of files.values())
    if ((await stat(file)).size !== bytes) throw new StorageAway(new Error('a file is not whole'));
};

/**
 * Reads the multipart form of a request, its files once its visitor is known to be allowed to send any. Its anti-forgery
 * token is in the header or in a `_token` field, before or after the files; after a wrong one no file is kept. Nothing of
 * them outlives the request (docs/seguranca.md).
 */
export const receiveFiles =
  (settings: Settings, routes: readonly FileRoute[], temporary: string): Middleware =>
  async (ctx, next) => {
    if (typeof ctx.state['multipart'] !== 'string') {
      await next();
      return;
    }
    const route = formRouteAt(routes, ctx.path);
    ctx.req.headers['content-type'] = ctx.state['multipart'];
    const level = usuarioDe(ctx)?.permissao ?? 0;
    const falta = usuarioDe(ctx)?.faltaSegundoPasso === true;
    const byHeader = hasXsrf(ctx, settings);
    if (level < route.level || falta) {
      await drain(ctx.req);
      // As everywhere, the token comes first; of who may send nothing no form is read for it.
      if (!byHeader) throw new Refusal(403, { msg: MENSAGENS.sessaoExpirada });
      throw falta ? recusaSemSegundoPasso() : new Refusal(level === 0 ? 401 : 403);
    }
    const folder = path.join(temporary, randomBytes(12).toString('hex'));
    await onDisk(mkdir(folder, { recursive: true }));
    try {
      const byField = (fields: Fields): boolean => {
        ctx.request.body = { _token: fields.get('_token') };
        return hasXsrf(ctx, settings);
      };
      const allowed = (fields: Fields) => byHeader || byField(fields);
      const refused = (fields: Fields) => fields.has('_token') && !allowed(fields);
      const { fields, files } = await onDisk(parseMultipart(ctx.req, { folder, route, refused }));
      await onDisk(checkWhole(files));
      if (!allowed(fields)) throw new Refusal(403, { msg: MENSAGENS.sessaoExpirada });
      ctx.request.body = Object.fromEntries(fields);
      ctx.state['arquivos'] = files;
      await next();
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
