import dns from 'node:dns/promises';
import { once } from 'node:events';
import { syncBuiltinESMExports } from 'node:module';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { perguntar } from './conexao';

const lookup = vi.spyOn(dns, 'lookup');

/** What the name is said to stand for, at each look. */
const nome = (...respostas: string[][]): void => {
  lookup.mockReset();
  for (const enderecos of respostas)
    // Asked for all of them, it answers a list.
    lookup.mockResolvedValueOnce(
      enderecos.map((address) => ({ address, family: 4 })) as unknown as Awaited<
        ReturnType<typeof dns.lookup>
      >,
    );
};

let servidor: Server;
let pedidos = 0;
beforeAll(async () => {
  // Whoever has loaded `conexao` before asks this one too.
  syncBuiltinESMExports();
  servidor = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => {
      pedidos += 1;
      socket.end('HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nsom');
    });
  }).listen(0, '127.0.0.1');
  await once(servidor, 'listening');
});
afterAll(() => {
  lookup.mockRestore();
  syncBuiltinESMExports();
  servidor.close();
});
beforeEach(() => {
  pedidos = 0;
});

const pedir = (permitido: (endereco: string) => boolean) => {
  const { port } = servidor.address() as AddressInfo;
  const url = new URL(`http://radio.exemplo.test:${port}/`);
  return perguntar(url, permitido, AbortSignal.timeout(5000));
};

it.each([[['127.0.0.1', '10.0.0.1']], [['10.0.0.1', '127.0.0.1']], [['127.0.0.1', '::1']], [[]]])(
  'um nome que leva a %j, de que só 127.0.0.1 se pode pedir, não se pede',
  async (enderecos) => {
    nome(enderecos);
    await expect(pedir((endereco) => endereco === '127.0.0.1')).rejects.toThrow('rede particular');
    expect(pedidos).toBe(0);
  },
);

it('um nome que muda depois de conferido não leva a outro lugar: só se pergunta uma vez por ele', async () => {
  nome(['127.0.0.1'], ['10.0.0.1']);
  const conferidos: string[] = [];
  const { comeco } = await pedir((endereco) => {
    conferidos.push(endereco);
    return endereco === '127.0.0.1';
  });
  expect(comeco.toString()).toBe('som');
  expect([conferidos, lookup.mock.calls.length]).toEqual([['127.0.0.1'], 1]);
});
