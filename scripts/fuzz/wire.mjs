import { connect } from 'node:net';

/** Nobody waits longer; and a stream that never ends is heard for so long. */
export const PATIENCE_MS = 15_000;
const STREAM_MS = 1_000;
const ENOUGH = 2_000_000;

const headerLines = (headers) => headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');

/** The request byte by byte: no client's library tidies it up. */
const bytesOf = ({ method, path, headers, body, lengthOff }, host) => {
  const own = new Set(headers.map(([name]) => name.toLowerCase()));
  const fixed = [
    ...(own.has('host') ? [] : [['Host', host]]),
    ['Connection', 'close'],
    ...(body
      ? [
          ['Content-Type', body.type],
          ['Content-Length', Math.max(0, body.body.length + lengthOff)],
        ]
      : []),
  ];
  const head = `${method} ${path} HTTP/1.1\r\n${headerLines([...fixed, ...headers])}\r\n`;
  return Buffer.concat([Buffer.from(head, 'latin1'), body?.body ?? Buffer.alloc(0)]);
};

const dechunked = (bytes) => {
  const parts = [];
  for (let at = 0; at < bytes.length;) {
    const end = bytes.indexOf('\r\n', at);
    const size = end < 0 ? Number.NaN : parseInt(bytes.subarray(at, end).toString('latin1'), 16);
    if (!(size > 0)) break;
    parts.push(bytes.subarray(end + 2, end + 2 + size));
    at = end + 4 + size;
  }
  return Buffer.concat(parts);
};

const parse = (bytes) => {
  const start = bytes.indexOf('HTTP/1.1 100') === 0 ? bytes.indexOf('\r\n\r\n') + 4 : 0;
  const end = bytes.indexOf('\r\n\r\n', start);
  if (end < 0) return null;
  const [line, ...rest] = bytes.subarray(start, end).toString('latin1').split('\r\n');
  const headers = new Map();
  const cookies = [];
  for (const text of rest) {
    const colon = text.indexOf(':');
    const name = text.slice(0, colon).toLowerCase();
    if (name === 'set-cookie') cookies.push(text.slice(colon + 1).trim());
    headers.set(name, text.slice(colon + 1).trim());
  }
  const raw = bytes.subarray(end + 4);
  const body = headers.get('transfer-encoding') === 'chunked' ? dechunked(raw) : raw;
  return { status: Number(line.split(' ')[1]), headers, cookies, body };
};

const SILENCE = { status: 0, headers: new Map(), cookies: [], body: Buffer.alloc(0) };

/** Sends one request on a connection of its own. Status 0: no answer came. Never rejects. */
export const exchange = (url, request) =>
  new Promise((resolve) => {
    const { hostname, port, host } = new URL(url);
    const since = performance.now();
    const chunks = [];
    let size = 0;
    const socket = connect({ host: hostname, port: Number(port) });
    const done = (why) => {
      clearTimeout(timer);
      socket.destroy();
      const answer = parse(Buffer.concat(chunks)) ?? SILENCE;
      resolve({
        ...answer,
        ms: performance.now() - since,
        why,
        text: answer.body.toString('utf8'),
      });
    };
    const timer = setTimeout(() => done('sem resposta'), PATIENCE_MS);
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      size += chunk.length;
      if (size > ENOUGH) done('');
      // Sound that goes on for ever is an answer as soon as it has begun.
      else if (chunks.length === 1 && /^content-type: audio/im.test(chunk.toString('latin1')))
        setTimeout(() => done(''), STREAM_MS);
    });
    socket.on('error', (error) => done(/** @type {NodeJS.ErrnoException} */ (error).code));
    socket.on('close', () => done('fechada'));
    socket.write(bytesOf(request, host));
    if (request.lengthOff > 0) socket.end();
  });
