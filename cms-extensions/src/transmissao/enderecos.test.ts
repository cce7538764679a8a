import { expect, it } from 'vitest';
import { isEnderecoPublico } from './enderecos';

it.each(['8.8.8.8', '200.160.2.3', '172.15.0.1', '172.32.0.1', '2804:14d::1', '2606:4700::1111'])(
  '%s é público',
  (endereco) => {
    expect(isEnderecoPublico(endereco)).toBe(true);
  },
);

it.each([
  '127.0.0.1',
  '127.9.9.9',
  '0.0.0.0',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:db8::1',
  'fe80::1',
  'fc00::1',
  'ff02::1',
  'localhost',
  '2130706433',
  '',
])('%s não é público', (endereco) => {
  expect(isEnderecoPublico(endereco)).toBe(false);
});
