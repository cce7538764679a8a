import type { IncomingMessage, ServerResponse } from 'node:http';
import { CABECALHO_TOTAL } from '@portal/contracts/http/resposta';

/** Public reads are for pages of every site (contrato 11): they tell nobody anything of whoever asks. */
export const FOR_EVERY_SITE = [
  ...['Access-Control-Allow-Origin', '*'],
  ...['Access-Control-Expose-Headers', `ETag, Retry-After, ${CABECALHO_TOTAL}`],
];

const A_DAY_IN_SECONDS = '86400';

/** Whether a browser asks first, for another site's page. */
export const isPreflight = ({ method, headers }: IncomingMessage): boolean =>
  method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;

/** Tells a browser that the page may read this, and no more than read. */
export const answerPreflight = (res: ServerResponse): void => {
  res.writeHead(204, [
    ...FOR_EVERY_SITE,
    ...['Access-Control-Allow-Methods', 'GET, HEAD', 'Access-Control-Allow-Headers', '*'],
    ...['Access-Control-Max-Age', A_DAY_IN_SECONDS],
  ]);
  res.end();
};
