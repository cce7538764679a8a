import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { afterEach, expect, it, vi } from 'vitest';
import { siteListener } from './site-listener';

const root = mkdtempSync(path.join(tmpdir(), 'portal-web-'));
const log = { error: vi.fn() };
const config = { get: (name: string) => (name.endsWith('raizWeb') ? root : 'http://portal.test') };
const server = createServer(
  siteListener({ config, log } as unknown as Core.Strapi, (_req, res) => {
    res.end('depois');
  }),
);
afterEach(() => {
  server.close();
  rmSync(root, { recursive: true });
});

it('um site que não se lê é um 500 com registro, não o fim do portal', async () => {
  writeFileSync(path.join(root, 'index.html'), '<p>');
  mkdirSync(path.join(root, 'embutir.html'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  expect(answer.status).toBe(500);
  expect(log.error).toHaveBeenCalledOnce();
});
