import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { Core } from '@strapi/strapi';
import { reasonOf } from '../database/away';
import { refuseMethod, sendFailure, sendJson } from './cached-reads/send';
import { failure } from './failure';
import { nameRoute } from './observed-response';
import { splitTarget } from './request-path';

/** Shortest time between two checks, in ms, however many ask. */
const EVERY_MS = 1000;

type Check = () => Promise<void>;

/**
 * Shared health check: every check must pass. Callers that come while one is under way, or a moment later, share its
 * outcome. The log is told once that it turned bad, and once that it is good again.
 */
export const sharedHealth = (
  { log }: Pick<Core.Strapi, 'log'>,
  checks: readonly Check[],
): Check => {
  let asked: { at: number; outcome: Promise<void> } | null = null;
  let bad = false;
  const ask = async (): Promise<void> => {
    try {
      await Promise.all(checks.map((check) => check()));
    } catch (error) {
      if (!bad) log.error(`Não é possível gravar: ${reasonOf(error)}`);
      bad = true;
      throw error;
    }
    if (bad) log.warn('Voltou a ser possível gravar.');
    bad = false;
  };
  return () => {
    if (!asked || performance.now() - asked.at >= EVERY_MS) {
      const outcome = ask();
      const mine = { at: Infinity, outcome };
      asked = mine;
      // The age of an outcome counts from its end: nobody asks again while one is under way.
      outcome.catch(() => undefined).finally(() => (mine.at = performance.now()));
    }
    return asked.outcome;
  };
};

const shared = new WeakMap<Core.Strapi, Check>();

/** Hands the health check of a portal to whoever else asks how it stands. */
export const shareHealth = (strapi: Core.Strapi, check: Check): void => {
  shared.set(strapi, check);
};

/** Whether the portal can do its work; asking has the log told when it turns bad, also where nobody asks /api/saude. */
export const isHealthy = async (strapi: Core.Strapi): Promise<boolean> => {
  try {
    await shared.get(strapi)?.();
    return true;
  } catch {
    return false;
  }
};

const answerers = (
  check: Check,
): ReadonlyMap<string, (req: IncomingMessage, res: ServerResponse) => void> =>
  new Map([
    [CAMINHOS.vivo, (req, res) => sendJson(req, res, 200, { status: 'ok' })],
    [
      CAMINHOS.saude,
      (req, res) =>
        void check().then(
          () => sendJson(req, res, 200, { status: 'ok' }),
          () => sendFailure(req, res, failure(503)),
        ),
    ],
  ]);

/**
 * GET /api/saude (contrato 7): 200 while the portal can do its work, 503 otherwise and while it ends. GET /api/vivo: 200
 * for as long as the process answers. Everything else goes to `next`.
 */
export const healthListener = (check: Check, next: RequestListener): RequestListener => {
  const byPath = answerers(check);
  return (req, res) => {
    const path = splitTarget(req.url ?? '')?.path ?? '';
    const answer = byPath.get(path);
    if (answer) nameRoute(res, path);
    if (!answer) next(req, res);
    else if (req.method !== 'GET' && req.method !== 'HEAD') refuseMethod(req, res);
    else answer(req, res);
  };
};
