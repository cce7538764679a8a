import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as esperar } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { esvaziar } from './esvaziar';

it('responde o que já foi pedido, recusa o que chega depois e não espera conexões ociosas', async () => {
  const servidor = createServer(
    (_pedido, resposta) => void setTimeout(() => resposta.end('ok'), 300),
  );
  servidor.listen(0, '127.0.0.1');
  await once(servidor, 'listening');
  const { port } = servidor.address() as AddressInfo; // a TCP server has a port
  const agent = new Agent({ keepAlive: true });
  const pedir = () => once(get({ port, host: '127.0.0.1', agent }), 'response');

  const emVoo = pedir();
  await once(servidor, 'request');
  const inicio = Date.now();
  const fim = esvaziar(servidor, 5_000);
  await esperar(50);
  await expect(once(get({ port, host: '127.0.0.1' }), 'response')).rejects.toThrow('ECONNREFUSED');
  const [resposta] = (await emVoo) as [IncomingMessage];
  expect(resposta.statusCode).toBe(200);
  resposta.resume();
  await fim;
  expect(Date.now() - inicio).toBeLessThan(2_000);
  agent.destroy();
});
