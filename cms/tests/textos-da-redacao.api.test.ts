import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { Answer } from './harness/http';
import { umPortalEditado } from './harness/leitura';
import { enviarRetrato, retrato } from './harness/midias';

const aqui = umPortalEditado();

interface Recusa {
  error: { message: string; details: { errors?: { path: string[] }[] } };
}

const campos = (answer: Answer): string[] => {
  expect(answer.status, answer.text).toBe(400);
  const { message, details } = answer.json<Recusa>().error;
  expect(message).toMatch(/^(Há caracteres|Longo demais|Dê um nome)/);
  return (details.errors ?? []).map(({ path: [...passos] }) => passos.join('.'));
};

const CONTA = { firstname: 'Ana', lastname: 'Souza', email: 'ana@exemplo.test', roles: [1] };
const LONGO = 'x'.repeat(256);

it.each([
  ['POST', '/upload/folders', { parent: null }, 'name', [LONGO, 'a\u0000b', 'a\u0007b', '\u200b']],
  ['POST', '/admin/roles', { description: '' }, 'name', [LONGO, 'a\u0000b', ' ', '\u2800']],
  ['POST', '/admin/roles', { name: 'Papel' }, 'description', [LONGO, 'a\u0000b']],
  ['POST', '/admin/users', CONTA, 'firstname', [LONGO, 'a\u0000b']],
  ['POST', '/admin/users', CONTA, 'lastname', [LONGO, 'a\u0000b']],
  ['PUT', '/admin/users/me', {}, 'username', [LONGO, 'a\u0000b']],
] as const)('%s %s %j com outro %s', async (metodo, caminho, mais, campo, textos) => {
  for (const texto of textos) {
    const answer = await aqui.editor.pedir(caminho, metodo, { ...mais, [campo]: texto });
    expect(campos(answer), JSON.stringify(texto)).toEqual([campo]);
  }
  // The longest there is place for.
  const cabe = await aqui.editor.pedir(caminho, metodo, {
    ...mais,
    [campo]: 'á'.repeat(caminho === '/admin/roles' && campo === 'name' ? 120 : 255),
  });
  expect(cabe.status, cabe.text).toBeLessThan(300);
  const { id } = cabe.json<{ data: { id: number } }>().data;
  if (caminho === '/admin/users') await aqui.editor.pedir(`${caminho}/${id}`, 'DELETE');
  if (caminho === '/admin/roles') await aqui.editor.pedir(`${caminho}/${id}`, 'DELETE');
});

it('um arquivo tem um nome e uma descrição que se leem, e o recusado não deixa nada', async () => {
  const { id } = await enviarRetrato(aqui.editor, 'Ana ao piano');
  const descrever = (fileInfo: object) =>
    aqui.editor.pedir(`/upload/files/${id}`, 'PUT', { fileInfo });
  for (const name of [LONGO, 'a\u0000b', '', ' '])
    expect(campos(await descrever({ name }))).toEqual(['name']);
  for (const campo of ['alternativeText', 'caption'])
    expect(campos(await descrever({ [campo]: 'a\u0000b' }))).toEqual([campo]);
  const certo = await descrever({ name: 'ana.png', caption: 'x'.repeat(400) });
  expect(certo.status, certo.text).toBe(200);

  const guardados = (): string[] =>
    readdirSync(path.join(aqui.portal.dataDir, 'uploads'), { recursive: true }).map(String).sort();
  const antes = guardados();
  for (const name of [LONGO, 'a\u0000b']) {
    const form = new FormData();
    form.append('files', new Blob([new Uint8Array(await retrato())]), 'ana.png');
    form.append('fileInfo', JSON.stringify({ name }));
    const answer = await fetch(`${aqui.portal.url}/upload`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${aqui.editor.token}` },
      body: form,
    });
    const text = await answer.text();
    expect(answer.status, text).toBe(400);
    expect(text).toContain('"path":["name"]');
  }
  expect(guardados()).toEqual(antes);
});

it('o que a redação escreve fica aparado, e o acento com a sua letra', async () => {
  const { documentId } = await aqui.editor.create('api::cantor.cantor', {
    nome: ' Jose\u0301 do Corac\u0327a\u0303o ',
    sobre: '\nNasceu em Bele\u0301m.\n\nCanta.\n',
  });
  const lido = await aqui.editor.pedir(
    `/content-manager/collection-types/api::cantor.cantor/${documentId}`,
  );
  expect(lido.json<{ data: object }>().data).toMatchObject({
    nome: 'José do Coração',
    sobre: 'Nasceu em Belém.\n\nCanta.',
  });
  await aqui.editor.save('api::sobre.sobre', {
    diretoria: [{ nome: 'Ma\u0301rcia ', cargo: 'Direc\u0327a\u0303o' }],
  });
  const pagina = await aqui.editor.pedir('/content-manager/single-types/api::sobre.sobre');
  expect(pagina.json<{ data: { diretoria: object[] } }>().data.diretoria).toMatchObject([
    { nome: 'Márcia', cargo: 'Direção' },
  ]);
});
