import type { Server } from 'node:http';
import { setTimeout as esperar } from 'node:timers/promises';

const ENTRE_VARREDURAS_MS = 50;

/**
 * Takes no new connection, lets every request in flight be answered, then closes. Gives up waiting after `prazoMs`.
 * A kept-alive connection closes as soon as it falls idle.
 */
export const esvaziar = async (servidor: Server, prazoMs: number): Promise<void> => {
  if (!servidor.listening) return;
  const estado = { fechado: false };
  servidor.close(() => {
    estado.fechado = true;
  });
  const limite = Date.now() + prazoMs;
  while (!estado.fechado && Date.now() < limite) {
    servidor.closeIdleConnections();
    await esperar(ENTRE_VARREDURAS_MS);
  }
};
