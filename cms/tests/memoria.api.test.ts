import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { beforeAll, describe, expect, it } from 'vitest';
import { loginEditor } from './harness/editor';
import { decoded } from './harness/http';
import { umPortal } from './harness/um-portal';

const aqui = umPortal();

beforeAll(async () => {
  const editor = await loginEditor(aqui.portal);
  for (let n = 0; n < 12; n += 1) {
    const nome_radio = `Rádio ${n}`;
    await editor.createPublished('api::radio.radio', {
      nome_radio,
      slogan: 'Um slogan comprido o bastante para que valha a pena comprimir a lista',
      url: 'https://stream.test/',
    });
  }
});

const LEITURAS = [
  CAMINHOS.portal,
  CAMINHOS.precos,
  CAMINHOS.radios,
  CAMINHOS.radiosNomes,
  CAMINHOS.noAr,
  CAMINHOS.radiosFiltros,
  CAMINHOS.cantores,
  CAMINHOS.cantoresNomes,
  CAMINHOS.musicas,
  CAMINHOS.busca,
  CAMINHOS.anunciosAleatorios,
  CAMINHOS.publicidade,
];

describe('leituras em memória', () => {
  it.each(LEITURAS)('%s: GET, HEAD e barra no fim respondem o mesmo', async (path) => {
    const get = await aqui.portal.ask(path);
    expect(get.status).toBe(200);
    const head = await aqui.portal.ask(path, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.bytes).toHaveLength(0);
    expect(head.headers['content-length']).toBe(String(get.bytes.length));
    expect(head.headers.etag).toBe(get.headers.etag);
    expect((await aqui.portal.ask(`${path}/`)).status).toBe(200);
    expect(get.headers['set-cookie']).toBeUndefined();
  });

  it.each(LEITURAS)('%s: o ETag volta como 304, forte, fraco, em lista ou *', async (path) => {
    const etag = String((await aqui.portal.ask(path)).headers.etag);
    const plain = etag.replace('W/', '');
    for (const sent of [etag, `W/${plain}`, `"outro", ${plain}`, '*']) {
      const answer = await aqui.portal.ask(path, { headers: { 'If-None-Match': sent } });
      expect(answer.status, sent).toBe(304);
      expect(answer.bytes).toHaveLength(0);
    }
    const other = await aqui.portal.ask(path, { headers: { 'If-None-Match': '"outro"' } });
    expect(other.status).toBe(200);
  });

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br;q=0.1, gzip;q=0.9', 'gzip'],
    ['*', 'br'],
    ['identity', undefined],
    ['gzip;q=0, br;q=0', undefined],
    ['', undefined],
    ['zstd', undefined],
  ])('Accept-Encoding %j responde em %s, com os mesmos dados', async (accept, expected) => {
    const plain = await aqui.portal.ask('/api/radios/all');
    const answer = await aqui.portal.ask('/api/radios/all', {
      headers: { 'Accept-Encoding': accept },
    });
    expect(answer.headers['content-encoding']).toBe(expected);
    expect(answer.headers.vary).toBe('Accept-Encoding');
    expect(decoded(answer.bytes, answer.headers).toString()).toBe(plain.text);
    expect(answer.headers.etag === plain.headers.etag).toBe(expected === undefined);
  });

  it('um proxy pode guardar pouco, e cookies não mudam a resposta', async () => {
    const guest = await aqui.portal.ask('/api/radios/all');
    expect(guest.headers['cache-control']).toBe('public, max-age=0, s-maxage=2, must-revalidate');
    const known = await aqui.portal.ask('/api/radios/all', {
      headers: { Cookie: 'portal_sessao=abc; XSRF-TOKEN=def', Authorization: 'Bearer x' },
    });
    expect(known.bytes.equals(guest.bytes)).toBe(true);
    expect(known.headers.etag).toBe(guest.headers.etag);
  });
});
