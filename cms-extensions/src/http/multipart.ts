import { randomBytes } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { MENSAGENS } from '@portal/contracts/http/mensagens';
import { IncomingForm, type File, type Part } from 'formidable';
import type { Context, Middleware } from 'koa';
import { drain } from './drain';
import { Refusal } from './refusal';
import type { Settings } from './settings';
import { usuarioDe } from './visitor-session';
import { hasXsrf } from './xsrf';

/** An address that takes files, what they are called, and from whom (contract 5). */
export interface FileRoute {
  path: string;
  files: readonly string[];
  /** Most bytes of all files together. */
  most: number;
  /** Lowest permission level that may send any. */
  level: number;
}

/** A file that came, in a temporary folder that goes with the request. */
export interface SentFile {
  path: string;
  bytes: number;
}

type Sent = ReadonlyMap<string, SentFile>;

const NO_FILES: Sent = new Map();
const MOST_FIELDS = 64;
const MOST_FIELD_BYTES = 256 * 1024;
/** What a multipart body adds to its files: fields, part headers. */
const OVERHEAD = 1024 * 1024;

/** What stands in the header while Strapi's own parser looks: that one would keep files of anybody. */
const HELD_BACK = 'application/x-multipart-held-back';

/** Takes a multipart body of a file route out of Strapi's parser's sight; `receiveFiles` reads it once the visitor is known. Answers why it goes no further, or null. */
export const holdBack = (ctx: Context, { most }: FileRoute): number | null => {
  if (ctx.get('Content-Length') === '') return 411;
  if (ctx.request.length > most + OVERHEAD) return 413;
  ctx.state.multipart = ctx.get('Content-Type');
  ctx.req.headers['content-type'] = HELD_BACK;
  return null;
};

/** The route of files an address is, however the router lets it be written: in any case, with a slash at its end. */
export const fileRouteAt = (
  routes: readonly FileRoute[],
  address: string,
): FileRoute | undefined => {
  const written = address.replace(/\/$/, '').toLowerCase();
  return routes.find((route) => route.path.toLowerCase() === written);
};

/** The files of this request by field name. */
export const filesOf = ({ state }: Pick<Context, 'state'>): Sent =>
  // `receiveFiles` is the only writer.
  (state.arquivos as Sent | undefined) ?? NO_FILES;

const codeOf = (error: unknown): number =>
  error instanceof Error && 'httpCode' in error && error.httpCode === 413 ? 413 : 400;

interface Received {
  fields: Map<string, string>;
  files: Map<string, SentFile>;
}

/** Parses a body into a folder. `refused` is asked before each file, with the fields so far. */
const parse = (
  ctx: Context,
  folder: string,
  route: FileRoute,
  refused: (fields: Received['fields']) => boolean,
): Promise<Received> =>
  new Promise((resolve, reject) => {
    const fields: Received['fields'] = new Map();
    const files: Received['files'] = new Map();
    const form = new IncomingForm({
      uploadDir: folder,
      maxFileSize: route.most,
      maxFieldsSize: MOST_FIELD_BYTES,
      minFileSize: 0,
      filter: ({ name }: Part) =>
        name !== null && route.files.includes(name) && !files.has(name) && !refused(fields),
    });
    form.on('field', (name: string, value: string) => {
      fields.set(name, value);
      if (fields.size > MOST_FIELDS) reject(new Refusal(413));
    });
    form.on('file', (name: string, file: File) => {
      // A browser sends an empty part for a file nobody chose.
      if (file.size > 0 || file.originalFilename)
        files.set(name, { path: file.filepath, bytes: file.size });
    });
    form.once('error', (error: unknown) => reject(new Refusal(codeOf(error))));
    form.once('end', () => resolve({ fields, files }));
    form.parse(ctx.req);
  });

/**
 * Reads the files of a request, once its visitor is known to be allowed to send any. Its anti-forgery token is in the
 * header or in a `_token` field, before or after the files; after a wrong one no file is kept. Nothing of them outlives
 * the request (security, uploads).
 */
export const receiveFiles =
  (settings: Settings, routes: readonly FileRoute[], temporary: string): Middleware =>
  async (ctx, next) => {
    const route = fileRouteAt(routes, ctx.path);
    if (typeof ctx.state.multipart !== 'string' || !route) {
      await next();
      return;
    }
    ctx.req.headers['content-type'] = ctx.state.multipart;
    const level = usuarioDe(ctx)?.permissao ?? 0;
    if (level < route.level) {
      await drain(ctx.req);
      throw new Refusal(level === 0 ? 401 : 403);
    }
    const folder = path.join(temporary, randomBytes(12).toString('hex'));
    await mkdir(folder, { recursive: true });
    try {
      const byHeader = hasXsrf(ctx, settings);
      const byField = (fields: Received['fields']): boolean => {
        ctx.request.body = { _token: fields.get('_token') };
        return hasXsrf(ctx, settings);
      };
      const allowed = (fields: Received['fields']) => byHeader || byField(fields);
      const refused = (fields: Received['fields']) => fields.has('_token') && !allowed(fields);
      const { fields, files } = await parse(ctx, folder, route, refused);
      if (!allowed(fields)) throw new Refusal(403, { msg: MENSAGENS.sessaoExpirada });
      ctx.request.body = Object.fromEntries(fields);
      ctx.state.arquivos = files;
      await next();
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
