import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll } from 'vitest';

/** What a stream's server says to who asks for it; it may stay on the line. */
export type Fala = (socket: Socket, pedido: string) => void;

const SOM = Buffer.alloc(2048, 0x55);
const NOTA_A_CADA = 1024;

const nota = (titulo: Buffer): Buffer => {
  const texto = Buffer.concat([Buffer.from("StreamTitle='"), titulo, Buffer.from("';")]);
  const blocos = Math.ceil(texto.length / 16);
  return Buffer.concat([Buffer.from([blocos]), texto, Buffer.alloc(blocos * 16 - texto.length)]);
};

/** Sound that goes on, as an Icecast sends it. */
export const som: Fala = (socket) => {
  socket.write('HTTP/1.0 200 OK\r\nContent-Type: audio/mpeg\r\nicy-br: 128\r\n\r\n');
  const mais = setInterval(() => socket.write(SOM), 20);
  socket.once('close', () => clearInterval(mais));
};

/** Shoutcast 1, with titles between the sound: `titulo` says which is on. */
export const comTitulo =
  (titulo: () => Buffer): Fala =>
  (socket, pedido) => {
    const querNotas = /icy-metadata: 1/i.test(pedido);
    socket.write('ICY 200 OK\r\ncontent-type:audio/mpeg\r\nicy-br:64\r\n');
    socket.write(querNotas ? `icy-metaint:${NOTA_A_CADA}\r\n\r\n` : '\r\n');
    const som = Buffer.alloc(NOTA_A_CADA, 0x55);
    const vez = (): void =>
      void socket.write(querNotas ? Buffer.concat([som, nota(titulo())]) : som);
    vez();
    const mais = setInterval(vez, 20);
    socket.once('close', () => clearInterval(mais));
  };

export const resposta =
  (texto: string): Fala =>
  (socket) =>
    socket.end(texto);

/** Servers of streams that do what the test says, and know who asked. */
export interface Transmissoes {
  /** The address of a stream that speaks like this until told otherwise. */
  nova(nome: string, fala: Fala, servidor?: number): string;
  falar(nome: string, fala: Fala): void;
  /** When each ask for this stream came, in ms. */
  pedidos(nome: string): readonly number[];
  /** Most asks that were answered at one time, all in all and by one server. */
  maisDeUmaVez(): { total: number; porServidor: number };
}

/** So many servers, each at an address of this machine with a port of its own. */
export const umasTransmissoes = (enderecos: readonly string[]): Transmissoes => {
  const servidores: { servidor: Server; host: string; abertos: Set<Socket> }[] = [];
  const falas = new Map<string, Fala>();
  const pedidos = new Map<string, number[]>();
  const mais = { total: 0, porServidor: 0 };

  beforeAll(async () => {
    for (const host of enderecos) {
      const abertos = new Set<Socket>();
      const servidor = createServer((socket) => {
        abertos.add(socket);
        const total = servidores.reduce((soma, outro) => soma + outro.abertos.size, 0);
        mais.total = Math.max(mais.total, total);
        mais.porServidor = Math.max(mais.porServidor, abertos.size);
        socket.on('error', () => {});
        socket.once('close', () => abertos.delete(socket));
        socket.once('data', (dados) => {
          const pedido = dados.toString('latin1');
          const nome = pedido.split(' ')[1]?.slice(1) ?? '';
          pedidos.set(nome, [...(pedidos.get(nome) ?? []), Date.now()]);
          const fala = falas.get(nome);
          if (fala) fala(socket, pedido);
          else socket.end('HTTP/1.0 404 Not Found\r\n\r\n');
        });
      }).listen(0, host);
      await once(servidor, 'listening');
      const { port } = servidor.address() as AddressInfo; // it listens on a port
      servidores.push({ servidor, abertos, host: `${host}:${port}` });
    }
  });
  afterAll(() => {
    for (const { servidor, abertos } of servidores) {
      servidor.close();
      for (const socket of abertos) socket.destroy();
    }
  });

  return {
    nova(nome, fala, servidor = 0) {
      falas.set(nome, fala);
      return `http://${servidores[servidor]?.host ?? ''}/${nome}`;
    },
    falar: (nome, fala) => void falas.set(nome, fala),
    pedidos: (nome) => pedidos.get(nome) ?? [],
    maisDeUmaVez: () => ({ ...mais }),
  };
};
