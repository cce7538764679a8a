import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as esperar } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { prepararEsvaziar } from './esvaziar';

it('responde o que já foi pedido e quem chega enquanto isso, fecha a porta e não espera conexões ociosas', async () => {
  const servidor = createServer(
    (_pedido, resposta) => void setTimeout(() => resposta.end('ok'), 300),
  );
  const esvaziar = prepararEsvaziar(servidor);
  servidor.listen(0, '127.0.0.1');
  await once(servidor, 'listening');
  const { port } = servidor.address() as AddressInfo; // a TCP server has a port
  const agent = new Agent({ keepAlive: true });
  const pedir = () => once(get({ port, host: '127.0.0.1', agent }), 'response');

  const emVoo = pedir();
  await once(servidor, 'request');
  const inicio = Date.now();
  const fim = esvaziar(5_000);
  await esperar(200);
  const [meioTempo] = (await once(get({ port, host: '127.0.0.1' }), 'response')) as [
    IncomingMessage,
  ];
  expect(meioTempo.headers.connection).toBe('close');
  meioTempo.resume();
  const [resposta] = (await emVoo) as [IncomingMessage];
  expect(resposta.statusCode).toBe(200);
  expect(resposta.headers.connection).toBe('close');
  resposta.resume();
  await fim;
  await expect(once(get({ port, host: '127.0.0.1' }), 'response')).rejects.toThrow('ECONNREFUSED');
  expect(Date.now() - inicio).toBeLessThan(2_000);
  agent.destroy();
});

it('quem lê devagar recebe até o último byte do que já foi pedido', async () => {
  const bytes = Buffer.alloc(20_000_000, 1);
  const servidor = createServer((_pedido, resposta) => resposta.end(bytes));
  const esvaziar = prepararEsvaziar(servidor);
  servidor.listen(0, '127.0.0.1');
  await once(servidor, 'listening');
  const { port } = servidor.address() as AddressInfo; // a TCP server has a port
  const agent = new Agent({ keepAlive: true });
  const [resposta] = (await once(get({ port, host: '127.0.0.1', agent }), 'response')) as [
    IncomingMessage,
  ];
  const fim = esvaziar(5_000);
  await esperar(200);
  let recebidos = 0;
  for await (const pedaco of resposta as AsyncIterable<Buffer>) recebidos += pedaco.length;
  expect(recebidos).toBe(bytes.length);
  await fim;
  agent.destroy();
});
