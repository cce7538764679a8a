import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A way to a server that can be cut or frozen, as a network or a machine would. */
export interface Proxy {
  port: number;
  /** Connections break and new ones are refused. */
  cut(): Promise<void>;
  /** Connections stay and nothing passes any more. */
  freeze(): void;
  /** Everything passes again, on the same port. */
  restore(): Promise<void>;
  close(): Promise<void>;
}

/** Stands on a port of its own in front of `target`. */
export const startProxy = async (target: { host: string; port: number }): Promise<Proxy> => {
  const pairs = new Set<[Socket, Socket]>();
  let frozen = false;

  const onConnection = (client: Socket): void => {
    const server = connect(target);
    const pair: [Socket, Socket] = [client, server];
    pairs.add(pair);
    const end = (): void => {
      pairs.delete(pair);
      for (const socket of pair) socket.destroy();
    };
    for (const socket of pair) socket.on('error', end).on('close', end);
    if (frozen) return;
    client.pipe(server);
    server.pipe(client);
  };

  const listener = createServer(onConnection);
  const listen = async (port: number): Promise<number> => {
    listener.listen(port, '127.0.0.1');
    await once(listener, 'listening');
    const address = listener.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    return address.port;
  };
  const breakAll = (): void => {
    for (const pair of pairs) for (const socket of pair) socket.destroy();
  };
  const stopListening = async (): Promise<void> => {
    if (!listener.listening) return;
    const closed = once(listener, 'close');
    listener.close();
    breakAll();
    await closed;
  };

  const port = await listen(0);
  return {
    port,
    cut: stopListening,
    freeze: () => {
      frozen = true;
      for (const [client, server] of pairs) {
        client.unpipe(server).pause();
        server.unpipe(client).pause();
      }
    },
    restore: async () => {
      frozen = false;
      // What was frozen has lost its place: it breaks, as after a reboot.
      breakAll();
      if (!listener.listening) await listen(port);
    },
    close: stopListening,
  };
};
