import type { IncomingMessage } from 'node:http';
import { formOf, jsonOf, textOf } from './body-text';
import { Refusal } from './refusal';

/** Most bytes of a body that is read before Koa. */
const LARGEST = 8 * 1024;
const TAKEN = /^application\/(json|x-www-form-urlencoded)\s*(;\s*charset=utf-8\s*)?$/i;

/** Whether a request's body is of the common kind: JSON or urlencoded, small, its length told. Every other takes the long way. */
export const hasSmallBody = ({ headers }: IncomingMessage): boolean => {
  const length = Number(headers['content-length'] ?? NaN);
  return (
    length > 0 &&
    length <= LARGEST &&
    headers['content-encoding'] === undefined &&
    headers.expect === undefined &&
    TAKEN.test(headers['content-type'] ?? '')
  );
};

const bytesOf = (req: IncomingMessage): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.once('end', () => resolve(Buffer.concat(chunks)));
    req.once('error', reject);
    req.once('close', () => reject(new Refusal(400)));
  });

/** The fields of a body for which `hasSmallBody` holds. Throws 400 when it cannot be read. */
export const readSmallBody = async (req: IncomingMessage): Promise<object> => {
  const text = textOf(await bytesOf(req));
  const json = /^application\/json/i.test(req.headers['content-type'] ?? '');
  return json ? jsonOf(text) : formOf(text);
};
