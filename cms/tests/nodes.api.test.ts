import { expect, describe, it } from 'vitest';
import { newDatabase, onPostgres } from './harness/database';
import { nodeDe, NODES } from './harness/nodes';
import { novaPessoa } from './harness/pessoas';
import { startTestPortal } from './harness/portal';

/** Enough statements for the collector of garbage to pass over some of them. */
const LEITURAS = 300;

// The driver is a binary: what one Node accepts, another may abort on.
describe.runIf(!onPostgres).each(NODES)('o portal no Node %s', { timeout: 300_000 }, (versao) => {
  it('começa, grava, lê e termina em ordem', async () => {
    const node = await nodeDe(versao);
    const { url } = await newDatabase();
    const portal = await startTestPortal({
      database: url,
      node: [node, '--max-old-space-size=256'],
    });
    try {
      const { visitante } = await novaPessoa(portal);
      for (let n = 0; n < LEITURAS; n += 1) {
        const { status } = await visitante.pedir('/api/usuario/meusDados');
        expect(status).toBe(200);
      }
      portal.signal('SIGTERM');
      expect(await portal.exited, portal.output()).toBe(0);
    } finally {
      await portal.stop();
    }
  });
});
