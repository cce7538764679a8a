import { expect, it } from 'vitest';
import { veioDeOutroSite } from './request-origin';

const hosts = ['portal.test', '127.0.0.1:1337'];

it.each([
  ['same-origin', '', false],
  ['none', '', false],
  ['cross-site', '', true],
  ['same-site', '', true],
  ['cross-site', 'https://portal.test/', true],
  ['invalido', '', true],
  ['', '', false],
  ['', 'https://portal.test/#home', false],
  ['', 'http://127.0.0.1:1337/usuario/perfil', false],
  ['', 'https://outro.test/?portal.test', true],
  ['', 'nada', true],
])('Sec-Fetch-Site %j e Referer %j: de outro site = %s', (secFetchSite, referer, outro) => {
  expect(veioDeOutroSite({ secFetchSite, origin: '', referer, hosts })).toBe(outro);
});

it.each([
  ['https://portal.test', false],
  ['https://outro.test', true],
  ['null', true],
])('sem Sec-Fetch-Site vale o Origin, antes do Referer: %s', (origin, outro) => {
  const referer = 'https://portal.test/';
  expect(veioDeOutroSite({ secFetchSite: '', origin, referer, hosts })).toBe(outro);
  expect(veioDeOutroSite({ secFetchSite: 'none', origin, referer, hosts })).toBe(false);
});
