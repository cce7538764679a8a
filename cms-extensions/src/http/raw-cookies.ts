import type { IncomingMessage } from 'node:http';

/**
 * A cookie as sent, not decoded, for what is answered before Koa; undefined when missing. Of two with one name the
 * first counts, as in Koa.
 */
export const rawCookie = ({ headers }: IncomingMessage, name: string): string | undefined => {
  for (const pair of (headers.cookie ?? '').split(';')) {
    const equals = pair.indexOf('=');
    if (equals > 0 && pair.slice(0, equals).trim() === name) return pair.slice(equals + 1).trim();
  }
  return undefined;
};
