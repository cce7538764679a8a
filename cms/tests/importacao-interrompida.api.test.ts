import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { newDatabase } from './harness/database';
import { type Editor, loginEditor, multipart } from './harness/editor';
import { eventually } from './harness/http';
import { startTestPortal, type TestPortal } from './harness/portal';

const LINHAS = 150;

/** A folder and a database that one portal after the other goes on with; a repeated test begins with new ones. */
const umLugar = async (): Promise<() => Promise<[TestPortal, Editor]>> => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'portal-importacao-'));
  const database = await newDatabase('vazio');
  const portais: TestPortal[] = [];
  onTestFinished(async () => {
    for (const portal of portais) await portal.stop();
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return async () => {
    const portal = await startTestPortal({ database: database.url, dataDir });
    portais.push(portal);
    return [portal, await loginEditor(portal)];
  };
};

const contagem = async (editor: Editor, id: number): Promise<Record<string, number>> =>
  (await editor.pedir(`/painel/importacoes/${id}`)).json<{ contagem: Record<string, number> }>()
    .contagem;

it(
  'morto no meio, quem vem depois termina, e nenhuma linha entra duas vezes',
  { timeout: 240_000 },
  async () => {
    const ligar = await umLugar();
    const [primeiro, editor] = await ligar();
    const texto = `Nome\n${Array.from({ length: LINHAS }, (_, i) => `Cantor ${i}`).join('\n')}`;
    const { headers, body } = multipart('arquivo', 'a.csv', 'text/csv', Buffer.from(texto));
    const enviada = await primeiro.ask('/painel/importacao/cantor', {
      method: 'POST',
      headers: { ...headers, Authorization: `Bearer ${editor.token}` },
      body,
    });
    const { id } = enviada.json<{ id: number }>();
    await editor.pedir(`/painel/importacoes/${id}/importar`, 'POST', {});
    await eventually(async () => {
      expect((await contagem(editor, id))['importada'] ?? 0).toBeGreaterThan(0);
    }, 30_000);
    primeiro.signal('SIGKILL');
    await primeiro.exited;

    const [, depois] = await ligar();
    const { importada = 0, pronta = 0 } = await contagem(depois, id);
    expect(importada + pronta).toBe(LINHAS);
    expect(pronta).toBeGreaterThan(0);
    // The lease of who died runs out first.
    await eventually(async () => {
      expect(await contagem(depois, id)).toEqual({ importada: LINHAS });
    }, 120_000);
    const lista = await depois.pedir(
      '/content-manager/collection-types/api::cantor.cantor?pageSize=1',
    );
    expect(lista.json<{ pagination: { total: number } }>().pagination.total).toBe(LINHAS);
  },
);
