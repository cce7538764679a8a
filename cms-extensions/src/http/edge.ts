import type { RequestListener } from 'node:http';
import type { Privacidade } from '@portal/contracts/usuario/privacidade';
import type { Core, UID } from '@strapi/strapi';
import type { Context, Middleware } from 'koa';
import { armazenamentoDe } from '../armazenamento/abrir';
import { provaDaPasta } from '../armazenamento/prova-da-pasta';
import { codeOf, isUnavailable, PATIENCE_MS, withinTime } from '../database/away';
import { countChanges, readChangeCounts } from '../database/change-counts';
import { answersAtAll, databaseHealth } from '../database/health';
import { tablesOf } from '../database/tables';
import { afterCommit } from '../database/transaction';
import { isAbandoned } from './abandoned-body';
import { refuseBrokenForms } from './broken-forms';
import { Freshness } from './cached-reads/freshness';
import { publicReadsListener } from './cached-reads/listener';
import { setPublicAddress } from './cached-reads/public-addresses';
import type { PublicReads } from './cached-reads/public-reads';
import { shareViews } from './cached-reads/shared-views';
import { refuseWhileDraining } from './draining';
import { translateErrors } from './errors';
import { gate } from './gate';
import type { FileRoute } from './multipart';
import { healthListener, sharedHealth, shareHealth } from './health';
import { namePages } from './page-routes';
import { panelWords } from './panel-words';
import { readBody } from './read-body';
import { refuseExpectation, refuseHosts } from './refused-by-node';
import { reportFault, requestOf } from './report';
import { observeRequests } from './request-log';
import { securityHeaders } from './security-headers';
import { readSettings } from './settings';
import { portalAnswer, sharePortalAnswer } from './spa/portal-answer';
import { serveSpa } from './spa/serve-spa';
import { siteListener } from './spa/site-listener';
import { watchBodies } from './stalled-bodies';
import { serveStorage, type FileAccess } from './storage/serve-storage';
import { removeTemporaryFiles } from './temporary-files';
import { answerUnreadable } from './unreadable-requests';
import { whereOf } from './unavailable';

/** The client went away in the middle: no fault of the portal's. */
const HUNG_UP = /^(HPE_|ECONNRESET$|EPIPE$|ERR_STREAM_PREMATURE_CLOSE$)/;

/** What breaks after an answer began, which Koa itself would tell the console. */
const reportLateFaults = (strapi: Core.Strapi): void => {
  // Strapi's own listener hands everything to Koa's.
  const app = strapi.server.app.removeAllListeners('error');
  app.on('error', (error: unknown, ctx?: Context) => {
    if (HUNG_UP.test(codeOf(error)) || (ctx && isAbandoned(ctx.req))) return;
    reportFault(strapi, error, ctx ? whereOf(ctx) : {});
  });
};

interface EdgeParts {
  fileRoutes: readonly FileRoute[];
  /** Answers files that not everybody may read. */
  privateFiles: Middleware;
  /** Who may read the other stored files. */
  fileAccess: FileAccess;
  /** The text of /privacidade, for who has no scripts. */
  privacy: () => Promise<Privacidade>;
}

/**
 * What every request outside the public reads passes, in this order, before anything of Strapi's (docs/arquitetura.md,
 * "The way of a request").
 */
export const registerEdge = (
  strapi: Core.Strapi,
  { fileRoutes, privateFiles, fileAccess, privacy }: EdgeParts,
): void => {
  const settings = readSettings(strapi);
  setPublicAddress(strapi.config.get<string | null>('portal.arquivosPublicos', null));
  // Set to false it would make Strapi warn; unset, its cookie goes over http too.
  if (settings.https) strapi.config.set('admin.auth.cookie.secure', true);
  reportLateFaults(strapi);
  refuseBrokenForms();
  strapi.server.use(namePages);
  strapi.server.use(securityHeaders(settings));
  strapi.server.use(translateErrors(strapi, settings));
  strapi.server.use(privateFiles);
  strapi.server.use(panelWords);
  strapi.server.use(serveStorage(armazenamentoDe(strapi), fileAccess));
  strapi.server.use(serveSpa(settings, () => portalAnswer(strapi), privacy));
  strapi.server.use(gate(strapi, fileRoutes));
  strapi.server.use(removeTemporaryFiles(strapi));
  strapi.server.use(readBody);
};

/** Time-out of a probe, in ms, where tables are locked: who waited for it may still wait for the rebuild's, 5 s in all. */
const PROBE_MS = 1_500;

const WRITES = [
  'afterCreate',
  'afterCreateMany',
  'afterUpdate',
  'afterUpdateMany',
  'afterDelete',
  'afterDeleteMany',
] as const;

/** Tells the cache of every committed write that goes through Strapi, from whatever side. */
const watchWrites = (strapi: Core.Strapi, freshness: Freshness): void => {
  const onWrite = ({ model }: { model: { tableName: string } }): Promise<void> =>
    afterCommit(strapi, () => freshness.wrote(model.tableName));
  strapi.db.lifecycles.subscribe(Object.fromEntries(WRITES.map((action) => [action, onWrite])));
};

/** Answers some requests itself and hands the others on. */
type InFront = (strapi: Core.Strapi, next: RequestListener) => RequestListener;

/** Puts the public reads, the health check, home and `others` in front of Koa: a hit never enters it. */
export const startPublicReads = async (
  strapi: Core.Strapi,
  all: readonly PublicReads[],
  ...others: readonly InFront[]
): Promise<void> => {
  const patience = strapi.db.dialect.client === 'postgres' ? PROBE_MS : PATIENCE_MS;
  const tablesOfTypes = (types: readonly UID.Schema[]): string[] =>
    types.flatMap((uid) => tablesOf(strapi, uid));
  await countChanges(strapi, [...new Set(all.flatMap(({ types }) => tablesOfTypes(types)))]);
  const freshness = new Freshness(all, {
    probe: (tables) => withinTime(readChangeCounts(strapi, tables, patience), patience),
    // A probe that is wrong in itself is not taken for one that waited.
    isHeld: async (error) => isUnavailable(error) && (await answersAtAll(strapi)),
    tablesOf: tablesOfTypes,
    now: () => new Date(),
    ticks: () => performance.now(),
  });
  watchWrites(strapi, freshness);
  sharePortalAnswer(strapi, all, freshness);
  shareViews(strapi, freshness);
  const { httpServer } = strapi.server;
  // Strapi makes the server with Koa as its only listener.
  const [koa] = httpServer.listeners('request') as RequestListener[];
  if (!koa) throw new Error('the HTTP server has no listener to stand in front of');
  httpServer.removeAllListeners('request');
  const rest = [siteListener, ...others].reduce((next, inFront) => inFront(strapi, next), koa);
  const reads = publicReadsListener(all, freshness, rest, (error, req) =>
    reportFault(strapi, error, requestOf(req)),
  );
  const health = sharedHealth(strapi, [
    databaseHealth(strapi),
    () => armazenamentoDe(strapi).podeEscrever(),
    () => provaDaPasta(strapi.config.get<string>('portal.temporaria')),
  ]);
  shareHealth(strapi, health);
  const ready = async (): Promise<void> => {
    refuseWhileDraining(strapi);
    await health();
  };
  const seen = (next: RequestListener): RequestListener => observeRequests(strapi, next);
  httpServer.on('request', seen(refuseHosts(healthListener(ready, reads))));
  httpServer.once('listening', () => void freshness.prepare());
  httpServer.on('checkExpectation', seen(refuseExpectation));
  watchBodies(strapi, httpServer);
  answerUnreadable(strapi, httpServer);
};
