import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as esperar } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mp3DeTeste } from './mp3-de-teste';
import { montarPrograma, type Programa } from './programa';
import { lerQuadros } from './quadros-mp3';
import { criarTransmissao, type Transmissao } from './transmissao';

let programa: Programa;
let transmissao: Transmissao;
let servidor: Server;
let port: number;
let relogio = 1_800_000_000_000;
beforeAll(async () => {
  programa = montarPrograma([{ titulo: 'A', mp3: await mp3DeTeste(6, 69) }]);
  transmissao = criarTransmissao(programa, () => relogio);
  servidor = createServer((pedido, resposta) =>
    transmissao.atender(pedido, resposta, { nome: 'Web Rádio Louvor', deslocamentoMs: 0 }),
  ).listen(0, '127.0.0.1');
  await once(servidor, 'listening');
  ({ port } = servidor.address() as AddressInfo); // a TCP server has a port
});
afterAll(() => servidor.close());

const ouvir = async (headers: Record<string, string> = {}) => {
  const [resposta] = (await once(get({ port, host: '127.0.0.1', headers }), 'response')) as [
    IncomingMessage,
  ];
  const partes: Buffer[] = [];
  resposta.on('data', (parte: Buffer) => partes.push(parte));
  resposta.on('error', () => {});
  return { resposta, som: () => Buffer.concat(partes) };
};

const segundosDe = (som: Buffer): number =>
  ((lerQuadros(som).limites.length - 1) * programa.duracaoQuadroMs) / 1000;

const ate = async (condicao: () => boolean): Promise<void> => {
  for (let i = 0; i < 200 && !condicao(); i += 1) await esperar(50);
  expect(condicao()).toBe(true);
};

it('começa com 3 s adiantados e segue no passo do relógio', { timeout: 30_000 }, async () => {
  const { resposta, som } = await ouvir();
  expect(resposta.headers).toMatchObject({ 'content-type': 'audio/mpeg', 'icy-pub': '0' });
  expect(resposta.headers['icy-metaint']).toBeUndefined();
  await ate(() => segundosDe(som()) > 2.9);
  relogio += 1_500;
  await ate(() => segundosDe(som()) > 4.4);
  await esperar(500);
  expect(segundosDe(som())).toBeLessThan(4.6);
  resposta.destroy();
});

it('quem sai é esquecido, e quem pede recebe os dados ICY', { timeout: 30_000 }, async () => {
  await ate(() => transmissao.ouvintes() === 0);
  const varios = await Promise.all(
    Array.from({ length: 40 }, () => ouvir({ 'Icy-MetaData': '1' })),
  );
  expect(transmissao.ouvintes()).toBe(40);
  expect(varios[0]?.resposta.headers['icy-metaint']).toBe('16000');
  for (const { resposta } of varios) resposta.destroy();
  await ate(() => transmissao.ouvintes() === 0);
});

it('o fim do portal encerra as transmissões', async () => {
  const { resposta } = await ouvir();
  transmissao.encerrar();
  await once(resposta, 'end');
  expect(transmissao.ouvintes()).toBe(0);
});
