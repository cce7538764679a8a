import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as ServidorTcp, type Socket } from 'node:net';
import { setTimeout as esperar } from 'node:timers/promises';

const ENTRE_VARREDURAS_MS = 50;
/** Accept backlog: connections the system has already queued are still accepted, for at most this long, in ms. */
const FILA_DA_PORTA_MS = 1_000;
/** Time-out of a connection that never sent anything (browsers open some ahead), in ms. */
const ESPERA_DE_QUEM_NAO_PEDIU_MS = 500;

interface Conexoes {
  /** Resolves once the accept backlog has been empty for a while. */
  filaVazia(): Promise<void>;
  /** From now on every answer carries `Connection: close`. Tells whether a request of before still waits for its own. */
  despedir(): () => boolean;
  /** Closes the connections with no request under way. `paciencia`: whether those that never asked may still ask. */
  fecharOciosas(paciencia: boolean): void;
}

/**
 * Tracks each connection and what it still owes. Node's own `closeIdleConnections` takes a connection for idle as soon
 * as `end()` was called, and cuts what a slow reader has not received yet.
 */
const acompanhar = (servidor: Server): Conexoes => {
  const devidas = new Map<Socket, number>();
  const emCurso = new Set<ServerResponse>();
  let entradas = 0;
  let despedindo = false;
  servidor.on('connection', (socket: Socket) => {
    entradas += 1;
    devidas.set(socket, 0);
    socket.once('close', () => devidas.delete(socket));
  });
  const somar = (socket: Socket, quantas: number): void => {
    const antes = devidas.get(socket);
    if (antes !== undefined) devidas.set(socket, antes + quantas);
  };
  servidor.prependListener('request', ({ socket }: IncomingMessage, resposta: ServerResponse) => {
    somar(socket, 1);
    emCurso.add(resposta);
    if (despedindo) resposta.setHeader('Connection', 'close');
    resposta.once('close', () => {
      somar(socket, -1);
      emCurso.delete(resposta);
    });
  });
  return {
    filaVazia: async () => {
      const limite = Date.now() + FILA_DA_PORTA_MS;
      let antes: number;
      do {
        antes = entradas;
        await esperar(ENTRE_VARREDURAS_MS);
      } while (entradas > antes && Date.now() < limite);
    },
    despedir: () => {
      despedindo = true;
      const deAntes = [...emCurso];
      for (const resposta of deAntes)
        if (!resposta.headersSent) resposta.setHeader('Connection', 'close');
      return () => deAntes.some((resposta) => emCurso.has(resposta));
    },
    fecharOciosas: (paciencia) => {
      for (const [socket, quantas] of devidas) {
        const calada = socket.bytesRead === 0;
        const respondida = socket.bytesWritten > 0 && socket.writableLength === 0;
        if (quantas === 0 && (calada ? !paciencia : respondida)) socket.destroy();
      }
    },
  };
};

/**
 * Graceful drain. Call before the server listens: the function it gives lets every request in flight be answered to its
 * last byte, then closes. The server listens meanwhile: readiness is 503, and who comes all the same is served. It gives
 * up after `prazoMs`.
 */
export const prepararEsvaziar = (servidor: Server): ((prazoMs: number) => Promise<void>) => {
  const conexoes = acompanhar(servidor);
  return async (prazoMs) => {
    if (!servidor.listening) return;
    const inicio = Date.now();
    const passado = (): number => Date.now() - inicio;
    const haDeAntes = conexoes.despedir();
    await conexoes.filaVazia();
    while (haDeAntes() && passado() < prazoMs) await esperar(ENTRE_VARREDURAS_MS);
    const fechando = passado();
    const estado = { fechado: false };
    // The TCP server's close: the HTTP one calls `closeIdleConnections` first.
    ServidorTcp.prototype.close.call(servidor, () => {
      estado.fechado = true;
    });
    while (
      !estado.fechado &&
      passado() < Math.max(prazoMs, fechando + ESPERA_DE_QUEM_NAO_PEDIU_MS)
    ) {
      conexoes.fecharOciosas(passado() - fechando < ESPERA_DE_QUEM_NAO_PEDIU_MS);
      await esperar(ENTRE_VARREDURAS_MS);
    }
  };
};
