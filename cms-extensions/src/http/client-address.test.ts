import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import {
  addressOfRequest,
  clientAddress,
  isWithin,
  networkList,
  networkOf,
} from './client-address';

const trusted = networkList([
  ...['10.0.0.1', '192.168.0.0/16', 'fd00::/8', '::ffff:10.9.9.9', 'lixo', 'lixo/8'],
  // No networks: more bits than an address has, or something else than bits.
  ...[
    '1.2.3.4/0x8',
    '1.2.3.4/8e0',
    '1.2.3.4/x',
    '1.2.3.4/33',
    '1.2.3.4/8x',
    '1.2.3.4/x8',
    'fc00::/129',
  ],
  // As many as it has, and more than IPv4's.
  ...['198.51.100.7/32', '2001:db8:99::/48', '2001:db8:98::7/128'],
]);

describe('o endereço de quem pede', () => {
  it.each([
    ['sem proxy, o do par', '203.0.113.5', undefined, '203.0.113.5'],
    ['o que um par qualquer diz não conta', '203.0.113.5', '1.1.1.1', '203.0.113.5'],
    ['de um proxy de confiança, o último da lista', '10.0.0.1', '1.1.1.1, 2.2.2.2', '2.2.2.2'],
    ['proxies de confiança em fila são pulados', '10.0.0.1', '2.2.2.2, 192.168.3.4', '2.2.2.2'],
    ['o que o visitante inventou antes não conta', '10.0.0.1', '9.9.9.9, 2.2.2.2', '2.2.2.2'],
    ['IPv4 dentro de IPv6 é IPv4', '::ffff:10.0.0.1', '::ffff:2.2.2.2', '2.2.2.2'],
    ['proxy IPv6', 'fd00::1', '2001:db8::7', '2001:db8::7'],
    ['com a porta', '10.0.0.1', '2.2.2.2:50123', '2.2.2.2'],
    ['IPv6 com a porta', '10.0.0.1', '[2001:DB8::7]:50123', '2001:db8::7'],
    ['IPv6 entre colchetes', '10.0.0.1', '[2001:db8::7]', '2001:db8::7'],
    ['o último grupo de um IPv6 não é porta', '10.0.0.1', '2001:db8::7:443', '2001:db8::7:443'],
    ['proxies com a porta são pulados', '10.0.0.1', '2.2.2.2:1, 192.168.3.4:80', '2.2.2.2'],
    ['o que não é uma rede não é de confiança', '1.2.3.4', '2.2.2.2', '1.2.3.4'],
    ['proxy escrito como IPv6', '10.9.9.9', '2.2.2.2', '2.2.2.2'],
    ['só o fim parece IPv4 dentro de IPv6', '1::ffff:10.0.0.1', '2.2.2.2', '1::ffff:10.0.0.1'],
    ['só o começo parece', '::ffff:2.2.2.2x', undefined, '::ffff:2.2.2.2x'],
    ['IPv6 com a zona', 'FE80::1%eth0', undefined, 'fe80::1'],
    ['o que parece ter porta e não tem', '10.0.0.1', 'x2.2.2.2:80', '10.0.0.1'],
    ['porta demais', '10.0.0.1', '2.2.2.2:123456', '10.0.0.1'],
    ['colchetes e lixo', '10.0.0.1', '[2001:db8::7]x', '10.0.0.1'],
    ['lixo e colchetes', '10.0.0.1', 'x[2001:db8::7]', '10.0.0.1'],
    ['endereços de vários algarismos', '10.0.0.1', '::ffff:203.113.105.250', '203.113.105.250'],
    ['com porta e vários algarismos', '10.0.0.1', '203.113.105.250:50123', '203.113.105.250'],
    ['lista com lixo fica no proxy', '10.0.0.1', 'nada', '10.0.0.1'],
    ['lista vazia fica no proxy', '10.0.0.1', undefined, '10.0.0.1'],
    ['sem par', undefined, undefined, ''],
  ])('%s', (_titulo, peer, forwarded, esperado) => {
    expect(clientAddress(peer, forwarded, trusted)).toBe(esperado);
  });
});

it.each([
  ['203.0.113.5', '203.0.113.5'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8:1::4:5:6:7', '2001:db8:1:0::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['2001:db8::1:2:3:4:5', '2001:db8:0:1::/64'],
  ['nada', 'nada'],
])('%s conta como %s', (endereco, rede) => {
  expect(networkOf(endereco)).toBe(rede);
});

it.each([
  ['10.0.0.1', true],
  ['192.168.200.1', true],
  ['fd12::1', true],
  ['192.169.0.1', false],
  ['198.51.100.7', true],
  ['198.51.100.8', false],
  ['2001:db8:99:1::1', true],
  ['2001:db8:9a::1', false],
  ['2001:db8:98::7', true],
  ['2001:db8:98::8', false],
  ['nada', false],
])('%s está nas redes: %s', (endereco, esperado) => {
  expect(isWithin(trusted, endereco)).toBe(esperado);
});

it('de um pedido lê o par e o que os proxies disseram, venha em quantos cabeçalhos vier', () => {
  const enderecoDe = (remoteAddress: string, forwarded?: string | string[]) =>
    addressOfRequest(trusted)({
      socket: { remoteAddress },
      headers: { 'x-forwarded-for': forwarded },
      // Nothing else of a request is read.
    } as unknown as IncomingMessage);
  expect(enderecoDe('203.0.113.5')).toBe('203.0.113.5');
  expect(enderecoDe('10.0.0.1', '9.9.9.9, 2.2.2.2')).toBe('2.2.2.2');
  expect(enderecoDe('10.0.0.1', ['9.9.9.9', '2.2.2.2'])).toBe('2.2.2.2');
});
