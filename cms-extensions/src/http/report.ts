import type { IncomingMessage } from 'node:http';
import type { Core } from '@strapi/strapi';
import { isUnavailable, reasonOf } from '../database/away';
import { loggedPath } from './request-log';

/** The request that failed. */
interface Where {
  method?: string | undefined;
  /** Path, without the query: it may carry what no log should hold. */
  path?: string | undefined;
}

/** A request that never entered Koa, as the log names it. */
export const requestOf = (req: IncomingMessage): Where => ({
  method: req.method,
  path: req.url,
});

/** Where a fault came from, without its words. */
const framesOf = (error: unknown): string =>
  error instanceof Error
    ? (error.stack ?? '')
        .split('\n')
        .filter((line) => /^ +at /.test(line))
        .join('\n')
    : '';

/**
 * Logs a failure in one line, which the logger completes with the request's name and route. An unavailable portal is logged by its short reason: the driver's message quotes the
 * statement with its values.
 */
export const reportFault = (
  { log }: Pick<Core.Strapi, 'log'>,
  error: unknown,
  { method = '', path = '' }: Where,
): void => {
  if (!isUnavailable(error)) {
    log.error(error);
    return;
  }
  const caminho = loggedPath(path);
  log.error(`Indisponível: ${reasonOf(error)}`, {
    ...{ metodo: method, caminho, status: 503 },
    pilha: framesOf(error),
  });
};
