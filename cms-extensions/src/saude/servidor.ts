import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Core } from '@strapi/strapi';
import { metricas } from './metricas';

const CAMINHO = '/metrics';

/**
 * Answers Prometheus on a door of its own (METRICS_PORT), never on the public one. Without the variable nothing is loaded
 * and nothing counted. Call once the requests are observed.
 */
export const servirMetricas = async (strapi: Core.Strapi): Promise<{ stop(): Promise<void> }> => {
  const porta = strapi.config.get<number | null>('portal.portaDasMetricas');
  if (porta === null) return { stop: () => Promise.resolve() };
  const ler = await metricas(strapi);
  const servidor = createServer((req, res) => {
    if (req.method !== 'GET' || req.url?.split('?', 1)[0] !== CAMINHO) {
      res.writeHead(404).end();
      return;
    }
    ler().then(
      ([type, texto]) => res.writeHead(200, { 'Content-Type': type }).end(texto),
      (erro: unknown) => {
        strapi.log.error(erro);
        res.writeHead(500).end();
      },
    );
  });
  servidor.listen(porta, strapi.config.get<string>('portal.host'));
  await once(servidor, 'listening');
  servidor.unref();
  return {
    stop: async () => {
      const fechada = once(servidor, 'close');
      servidor.close();
      servidor.closeAllConnections();
      await fechada;
    },
  };
};
