import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { get } from 'node:https';
import os from 'node:os';
import path from 'node:path';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { freePort } from '@portal/testing/ports';
import { type Nginx, startNginx } from '@portal/testing/nginx-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestDatabase } from './harness/bancos';
import { newDatabase } from './harness/database';
import { ask } from './harness/http';
import { startTestPortal, type TestPortal } from './harness/portal';
import { linhasDe } from './harness/registros';

const TLS = path.resolve(import.meta.dirname, '../../config/nginx/tls.conf');
const TOKEN = 'Ab3_'.repeat(10);
/** A busy machine takes its time. */
const ESPERA = { timeout: 10_000 };
const SEGREDOS = [
  `/usuario/recuperacao/${TOKEN}`,
  `/usuario/email/trocar/${TOKEN}`,
  `/monitoramento/${TOKEN}`,
  `/usuario/login?senha=${TOKEN}`,
];

describe('o nginx que acompanha o portal', () => {
  let database: TestDatabase;
  let portal: TestPortal;
  let nginx: Nginx | null;

  beforeAll(async () => {
    database = await newDatabase();
    portal = await startTestPortal({
      database: database.url,
      env: { TRUSTED_PROXIES: '127.0.0.1' },
    });
    nginx = await startNginx([portal.url], await freePort());
  });
  afterAll(async () => {
    await nginx?.stop();
    await portal.stop();
    await database.drop();
  });
  const noAr = (pular: (porque: string) => never): Nginx =>
    nginx ?? pular('sem nginx: no Debian, apt install nginx');

  it('dá a cada pedido um nome, que está na resposta e nos dois registros', async ({ skip }) => {
    const { url, acessos } = noAr(skip);
    for (const path of [CAMINHOS.verificaLogin, CAMINHOS.radios, '/']) {
      const nome = String((await ask(url, path)).headers['x-request-id']);
      expect(nome).toMatch(/^[0-9a-f]{32}$/);
      for (const registro of [acessos, () => portal.output()])
        await expect
          .poll(() => linhasDe(registro()).find(({ id }) => id === nome), ESPERA)
          .toMatchObject({ metodo: 'GET', status: 200 });
    }
  });

  it('a resposta guardada tem o nome do pedido que a recebe', async ({ skip }) => {
    const { url } = noAr(skip);
    const [uma, outra] = [await ask(url, CAMINHOS.precos), await ask(url, CAMINHOS.precos)];
    expect(outra.headers['x-cache']).toBe('HIT');
    expect(outra.headers['x-request-id']).not.toBe(uma.headers['x-request-id']);
  });

  it('com o exemplo de https, serve por https e leva quem chega por http', async ({ skip }) => {
    noAr(skip);
    const pasta = mkdtempSync(path.join(os.tmpdir(), 'portal-tls-'));
    const [porta, segura] = [await freePort(), await freePort()];
    const par = [
      '-keyout',
      path.join(pasta, 'privkey.pem'),
      '-out',
      path.join(pasta, 'fullchain.pem'),
    ];
    const pedido = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost'];
    if (spawnSync('openssl', [...pedido, ...par]).status !== 0) skip('sem openssl');
    const tls = readFileSync(TLS, 'utf8')
      .replace('listen 443 ', `listen 127.0.0.1:${segura} `)
      .replaceAll('/certificados', pasta);
    const comTls = await startNginx([portal.url], porta, tls);
    try {
      const levado = await fetch(`${comTls?.url}/api/vivo`, { redirect: 'manual' });
      expect([levado.status, levado.headers.get('location')]).toEqual([
        301,
        'https://127.0.0.1/api/vivo',
      ]);
      const status = await new Promise<number | undefined>((resolve, reject) => {
        const url = `https://127.0.0.1:${segura}/api/vivo`;
        get(url, { rejectUnauthorized: false }, (res) => {
          res.resume();
          resolve(res.statusCode);
        }).on('error', reject);
      });
      expect(status).toBe(200);
    } finally {
      await comTls?.stop();
      rmSync(pasta, { recursive: true, force: true });
    }
  });

  it('não guarda nos registros nem links, nem identidades, nem perguntas', async ({ skip }) => {
    const { url, acessos, erros } = noAr(skip);
    for (const path of SEGREDOS) await ask(url, path);
    await expect.poll(() => linhasDe(acessos()).length, ESPERA).toBeGreaterThan(SEGREDOS.length);
    expect(acessos()).toContain('/usuario/recuperacao/[token]');
    expect(acessos()).not.toContain(TOKEN);
    for (const linha of acessos().trim().split('\n'))
      expect(() => void JSON.parse(linha), linha).not.toThrow();

    portal.signal('SIGKILL');
    await portal.exited;
    for (const path of SEGREDOS.slice(0, 2)) expect((await ask(url, path)).status).toBe(502);
    expect(erros()).not.toContain(TOKEN);
    expect(acessos()).not.toContain(TOKEN);
  });
});
