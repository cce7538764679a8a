import { MENSAGENS } from '@portal/contracts/http/mensagens';
import { errors } from '@strapi/utils';
import type { Middleware } from 'koa';
import { requireWhole, textOf } from './body-text';

/**
 * Lossless detour: Strapi's parser reads multipart bodies as one letter a byte, until `readLibraryForm` decodes them.
 * As UTF-8 it would silently replace what is none.
 */
export const BYTE_BY_BYTE = 'binary';

/** A form that Strapi's parser refuses is the sender's to mend, so 400; Strapi would answer 500. */
export const refuseForm = (error: Error & { httpCode?: unknown }): never => {
  if (error.httpCode === 413) throw new errors.PayloadTooLargeError(MENSAGENS.grandeDemais);
  if ('httpCode' in error) throw new errors.ApplicationError(MENSAGENS.pedidoInvalido);
  throw error;
};

const textOfBytes = (letters: string): string => textOf(Buffer.from(letters, BYTE_BY_BYTE));

/** A field of the form: a text, or a list of them when it came more than once. */
const fieldOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(fieldOf);
  if (typeof value !== 'string') return value;
  const text = textOfBytes(value);
  // The library's fields are JSON: the name and the description of a file.
  requireWhole(text);
  return text;
};

const isObject = (text: string): boolean => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
};

/** What is said of each file is an object: Strapi takes what it cannot read for null, and looks into that. */
const requireInfo = ({ fileInfo }: Record<string, unknown>): void => {
  for (const info of [fileInfo ?? []].flat())
    if (typeof info === 'string' && !isObject(info))
      throw new errors.ApplicationError(MENSAGENS.pedidoInvalido);
};

const nameFile = (file: unknown): void => {
  if (Array.isArray(file)) file.forEach(nameFile);
  else if (typeof file === 'object' && file !== null && 'originalFilename' in file)
    file.originalFilename = textOfBytes(String(file.originalFilename));
};

/** Reads the texts of a form sent to the media library as the UTF-8 they must be. Throws 400 otherwise. */
export const readLibraryForm: Middleware = async (ctx, next) => {
  if (ctx.state['rotaDoStrapi'] === true && ctx.is('multipart')) {
    const { request } = ctx;
    const body: unknown = request.body;
    if (typeof body === 'object' && body !== null) {
      const fields: Record<string, unknown> = Object.fromEntries(
        Object.entries(body).map(([name, value]) => [name, fieldOf(value)]),
      );
      requireInfo(fields);
      request.body = fields;
    }
    // Strapi's parser puts them there.
    Object.values((request as { files?: object }).files ?? {}).forEach(nameFile);
  }
  await next();
};
