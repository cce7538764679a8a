import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  text: string;
  /** The body as JSON; throws when it is none. */
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- a test names the shape it expects
  json<T = unknown>(): T;
}

export interface Ask {
  method?: string;
  headers?: Record<string, string> | undefined;
  body?: string | Buffer | undefined;
}

const agent = new Agent({ keepAlive: false });

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
        resolve({
          status: res.statusCode ?? 0,
          headers: res.headers,
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
