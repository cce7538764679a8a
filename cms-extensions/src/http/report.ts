import type { IncomingMessage } from 'node:http';
import type { Core } from '@strapi/strapi';
import { isUnavailable, reasonOf } from '../database/away';
import { loggedPath, requestId } from './request-log';

/** The request that failed. */
interface Where {
  method?: string | undefined;
  /** Path, without the query: it may carry what no log should hold. */
  path?: string | undefined;
  id?: string | undefined;
}

/** A request that never entered Koa, as the log names it. */
export const requestOf = (req: IncomingMessage): Where => ({
  method: req.method,
  path: req.url,
  id: requestId(req),
});

/**
 * Logs a failure in one line. An unavailable portal is logged by its short reason: the driver's message quotes the
 * statement with its values.
 */
export const reportFault = (
  { log }: Pick<Core.Strapi, 'log'>,
  error: unknown,
  { method = '', path = '', id }: Where,
): void => {
  if (!isUnavailable(error)) {
    log.error(error);
    return;
  }
  const caminho = loggedPath(path);
  log.error(`Indisponível: ${reasonOf(error)}`, { id, metodo: method, caminho, status: 503 });
};
