import type { IncomingMessage } from 'node:http';
import type { Core } from '@strapi/strapi';
import { isUnavailable, reasonOf } from '../database/away';
import { requestId } from './request-log';

/** Which request a fault answered. */
interface Where {
  method?: string;
  /** Path, without the query: it may carry what no log should hold. */
  path?: string;
  id?: string;
}

const LONGEST_PATH = 300;

/** A request that never entered Koa, as the log names it. */
export const requestOf = (req: IncomingMessage): Where => ({
  method: req.method,
  path: req.url,
  id: requestId(req),
});

/**
 * Writes the one line that a fault leaves in the log. What makes the portal unavailable is told by its short reason: the
 * database's own words quote the statement with its values.
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
  const caminho = path.split('?', 1)[0]?.slice(0, LONGEST_PATH);
  log.error(`Indisponível: ${reasonOf(error)}`, { id, metodo: method, caminho, status: 503 });
};
