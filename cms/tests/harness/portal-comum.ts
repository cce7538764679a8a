import { freePort } from '@portal/testing/ports';
import { afterAll, beforeAll, inject } from 'vitest';
import { ask } from './http';
import type { Emprestado } from './portaria';
import type { Portal } from './portal';
import type { UmPortal } from './um-portal';

const naPortaria = async <T>(caminho: string, pedido: object): Promise<T> => {
  const answer = await fetch(`${inject('portaria')}${caminho}`, {
    method: 'POST',
    body: JSON.stringify(pedido),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as T; // as portaria.ts answers
};

/**
 * A portal other files used before and will use after, never at the same time: for whoever neither asks what there is in
 * all, nor changes what everybody sees, nor needs the process itself, nor logs in at the panel more than
 * once: Strapi lets five in within five minutes. The portal's own limits are far away.
 */
export const umPortalComum = (): UmPortal<Portal> => {
  const aqui: Partial<UmPortal<Portal>> = {};
  let id: number | null = null;
  beforeAll(async () => {
    const emprestado = await naPortaria<Emprestado>('/emprestar', { port: await freePort() });
    const { url, dataDir, tmpDir, database } = emprestado;
    ({ id } = emprestado);
    aqui.portal = { url, dataDir, tmpDir, ask: (where, how) => ask(url, where, how) };
    aqui.database = { url: database };
  });
  afterAll(async () => {
    if (id === null) return;
    const { vazamento } = await naPortaria<{ vazamento: string | null }>('/devolver', { id });
    if (vazamento) throw new Error(`the log tells a secret: ${vazamento}`);
  });
  // Hooks fill it in before any test reads it.
  return aqui as UmPortal<Portal>;
};
