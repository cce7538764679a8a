import { format } from 'node:util';
import type { Core } from '@strapi/strapi';

const NIVEIS = { log: 'info', info: 'info', debug: 'debug', warn: 'warn', error: 'error' } as const;

/**
 * One voice: what a library or Node itself would write on the console becomes lines of the log, which is one JSON object a line in
 * production. Unhandled rejections (a lost database connection rejects where nobody awaits, strapi 11) are logged, and the
 * portal stays up; after an error nobody caught it ends.
 */
export const falarPeloRegistro = ({ log, config }: Core.Strapi): void => {
  process.on('unhandledRejection', (motivo) => log.error(motivo));
  process.on('uncaughtException', (erro) => {
    log.error(erro);
    process.exit(1);
  });
  if (!config.get<boolean>('portal.producao')) return;
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) => log.warn(`${name}: ${message}`));
  for (const [nome, nivel] of Object.entries(NIVEIS))
    Object.assign(console, { [nome]: (...dito: unknown[]) => log[nivel](format(...dito)) });
};
