import { expect, it } from 'vitest';
import { decoded } from './harness/http';
import { ADMIN } from './harness/portal';
import { umPortal } from './harness/um-portal';

const aqui = umPortal();

it('os arquivos do painel vão comprimidos a quem os aceita assim, e são os mesmos', async () => {
  const { text } = await aqui.portal.ask('/admin/', { headers: { Accept: 'text/html' } });
  const programa = /src="(\/admin\/[\w-]+\.js)"/.exec(text)?.[1] ?? '';
  const pedir = (aceita: string) =>
    aqui.portal.ask(programa, { headers: { 'Accept-Encoding': aceita } });
  const inteiro = await pedir('identity');
  expect(inteiro.headers['content-encoding']).toBeUndefined();
  for (const [aceita, vem] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
  ] as const) {
    const comprimido = await pedir(aceita);
    expect(comprimido.headers['content-encoding']).toBe(vem);
    expect(comprimido.headers['content-type']).toBe(inteiro.headers['content-type']);
    expect(comprimido.headers['vary']).toContain('Accept-Encoding');
    expect(comprimido.bytes.length).toBeLessThan(inteiro.bytes.length / 3);
    expect(decoded(comprimido.bytes, comprimido.headers).equals(inteiro.bytes)).toBe(true);
  }
});

it('os dados que o painel responde não ficam em cache nenhum, os arquivos dele sim', async () => {
  const login = await aqui.portal.ask('/admin/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  expect(login.headers['cache-control']).toBe('no-store');
  const { token } = login.json<{ data: { token: string } }>().data;
  for (const path of [
    '/admin/users/me',
    '/content-manager/collection-types/plugin::users-permissions.user?page=1',
    '/upload/files',
  ]) {
    const lido = await aqui.portal.ask(path, { headers: { Authorization: `Bearer ${token}` } });
    expect(lido.status, path).toBe(200);
    expect(lido.headers['cache-control'], path).toBe('no-store');
  }
  const { text } = await aqui.portal.ask('/admin/', { headers: { Accept: 'text/html' } });
  const programa = /src="(\/admin\/[\w-]+\.js)"/.exec(text)?.[1] ?? '';
  expect((await aqui.portal.ask(programa)).headers['cache-control']).toContain('immutable');
});
