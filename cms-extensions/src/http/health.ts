import type { RequestListener } from 'node:http';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { refuseMethod, sendFailure, sendJson } from './cached-reads/send';
import { failure } from './failure';
import { splitTarget } from './request-path';

/** GET /api/saude (contract 7): 200 while the database answers, 503 otherwise; everything else goes to `next`. */
export const healthListener =
  (check: () => Promise<void>, next: RequestListener): RequestListener =>
  (req, res) => {
    if (splitTarget(req.url ?? '')?.path !== CAMINHOS.saude) next(req, res);
    else if (req.method !== 'GET' && req.method !== 'HEAD') refuseMethod(req, res);
    else {
      check().then(
        () => sendJson(req, res, 200, { status: 'ok' }),
        () => sendFailure(req, res, failure(503)),
      );
    }
  };
