import { parse } from 'node:querystring';
import { MENSAGENS } from '@portal/contracts/http/mensagens';
import { Refusal } from './refusal';

const illegible = (): never => {
  throw new Refusal(400, { msg: MENSAGENS.textoIlegivel });
};

/** The charset a content type names, or null. */
const charsetOf = (contentType: string): string | null =>
  /;\s*charset\s*=\s*"?([^\s";]*)/i.exec(contentType)?.[1] ?? null;

/** Throws 415 for a text that says it is anything but UTF-8 (contrato 1). */
export const requireUtf8 = (contentType: string): void => {
  const charset = charsetOf(contentType);
  if (charset !== null && !/^(utf-?8|us-ascii)$/i.test(charset)) throw new Refusal(415);
};

/** The text of bytes. Throws 400 when they are no UTF-8: what would be stored of them is rubbish. */
export const textOf = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return illegible();
  }
};

const isText = (value: unknown): boolean => typeof value !== 'string' || value.isWellFormed();

/**
 * Cheap pre-check: in UTF-8 a lone surrogate comes only as an escape, and so may a `__proto__` in disguise. Most bodies
 * have neither and are not walked.
 */
const MAY_BREAK = /\\u|"__proto__"/;

/**
 * Parses JSON; undefined when it is none. Throws 400 for a name or value that is no Unicode text, or would pollute a
 * prototype.
 */
const parsed = (json: string): unknown => {
  const broken: string[] = [];
  const check = (name: string, value: unknown): unknown => {
    if (!isText(name) || !isText(value) || name === '__proto__') broken.push(name);
    return value;
  };
  let value: unknown;
  try {
    value = JSON.parse(json, MAY_BREAK.test(json) ? check : undefined);
  } catch {
    return undefined;
  }
  return broken.length === 0 ? value : illegible();
};

/** The object or list of a JSON body; an empty body has no fields. Throws 400 when it cannot be read. */
export const jsonOf = (text: string): object => {
  if (text === '') return {};
  const value = parsed(text);
  if (typeof value !== 'object' || value === null) throw new Refusal(400);
  return value;
};

/**
 * Throws 400 for a field whose value is JSON with texts that are no Unicode. Whether it is JSON at all is its reader's
 * to judge.
 */
export const requireWhole = (field: string): void => void parsed(field);

/** Most fields of an urlencoded body: its parser would drop the others in silence. */
const MOST_FIELDS = 1000;

/** The fields of an urlencoded body. Throws 400 when its escapes are no UTF-8, 413 for more than any form has. */
export const formOf = (text: string): Record<string, unknown> => {
  try {
    decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    illegible();
  }
  if (text.split('&', MOST_FIELDS + 1).length > MOST_FIELDS) throw new Refusal(413);
  return { ...parse(text) };
};
