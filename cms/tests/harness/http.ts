import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { inject } from 'vitest';
import { conferidor, type Respondido } from './descricao';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  text: string;
  /** The body as JSON; throws when it is none. */
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- a test names the shape it expects
  json<T = unknown>(): T;
}

export interface Ask {
  method?: string;
  headers?: Record<string, string> | undefined;
  body?: string | Buffer | undefined;
}

const agent = new Agent({ keepAlive: false });

let conferir: ReturnType<typeof conferidor> | null = null;

/** Every answer a test reads is as the portal describes it (contrato 11); the fault of one that is not. */
const faltaNaResposta = (um: Respondido): Error | null => {
  conferir ??= conferidor(inject('descricao'));
  const falta = conferir(um);
  const { method, path, status, text } = um;
  return falta === null
    ? null
    : new Error(
        `${method} ${path}: a resposta ${status} ${falta}, diz a descrição: ${text.slice(0, 500)}`,
      );
};

/** The bytes as they were before they were compressed on the way; none of those answered to HEAD. */
export const decoded = (bytes: Buffer, headers: IncomingHttpHeaders): Buffer => {
  if (bytes.length === 0) return bytes;
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(bytes);
  return headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes;
};

/** One request with the path exactly as given: `fetch` would tidy up `..`, `//` and encodings. */
export const ask = (
  url: string,
  path: string,
  { method = 'GET', headers, body }: Ask = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const sent = request({ hostname, port, path, method, headers, agent }, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('error', reject);
      res.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const text = bytes.toString('utf8');
        const { statusCode: status = 0, headers: answered } = res;
        const falta = faltaNaResposta({
          ...{ method, path, status, headers: answered },
          text: decoded(bytes, answered).toString('utf8'),
        });
        if (falta) {
          reject(falta);
          return;
        }
        resolve({
          status,
          headers: answered,
          bytes,
          text,
          json: () => JSON.parse(text) as never,
        });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });

/** Tries until the check passes, at most `ms`; then lets its failure through. */
export const eventually = async (check: () => Promise<void> | void, ms = 5000): Promise<void> => {
  const limit = performance.now() + ms;
  for (;;) {
    try {
      await check();
      return;
    } catch (error) {
      if (performance.now() >= limit) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
};
