import { corpoDoFormulario } from '@portal/testing/navegador';
import { describe, expect, it } from 'vitest';
import type { Answer } from './harness/http';
import { umPortalEditado } from './harness/leitura';
import { enviarRetrato, retrato } from './harness/midias';
import { comRedacao } from './harness/redacao';

const aqui = umPortalEditado();
const redacao = comRedacao(aqui);

interface Pasta {
  id: number;
  name: string;
  path: string;
}

const pastas = async (): Promise<Pasta[]> =>
  (await redacao.editor.pedir('/upload/folders')).json<{ data: Pasta[] }>().data;

const criar = (name: string, parent: number | null = null): Promise<Answer> =>
  redacao.editor.pedir('/upload/folders', 'POST', { name, parent });
const nova = async (name: string, parent: number | null = null): Promise<number> =>
  (await criar(name, parent)).json<{ data: Pasta }>().data.id;
const mudar = (id: number, name: string, parent: number | null = null): Promise<Answer> =>
  redacao.editor.pedir(`/upload/folders/${id}`, 'PUT', { name, parent });

/** A picture, as the dialog of a singer's form sends each of those chosen. */
const enviarDoCantor = async (): Promise<Answer> => {
  const form = new FormData();
  form.append(
    'files',
    new Blob([Uint8Array.from(await retrato())], { type: 'image/png' }),
    'a.png',
  );
  form.append('fileInfo', JSON.stringify({ name: 'a.png', folder: null, alternativeText: 'A' }));
  const { headers, body } = await corpoDoFormulario(form);
  return aqui.portal.ask('/upload', {
    method: 'POST',
    headers: {
      ...headers,
      Authorization: `Bearer ${redacao.editor.token}`,
      'X-Portal-Formulario': 'api::cantor.cantor',
    },
    body,
  });
};

describe('ao mesmo tempo', () => {
  it('as primeiras imagens de um formulário fazem a sua pasta uma vez', async () => {
    const respostas = await Promise.all(Array.from({ length: 5 }, enviarDoCantor));
    for (const { status, text } of respostas) expect(status, text).toBe(201);
    expect((await pastas()).filter(({ name }) => name === 'Cantores')).toHaveLength(1);
  });

  it('pastas que se criam entram todas, e o mesmo nome uma vez', async () => {
    const nomes = ['Norte', 'Sul', 'Leste', 'Oeste', 'Norte'];
    const respostas = await Promise.all(nomes.map((nome) => criar(nome)));
    expect(respostas.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 400]);
    expect(respostas.find(({ status }) => status === 400)?.text).toContain('com este nome');
  });
});

it('de uma pasta que alguém apagou diz-se que não existe mais', async () => {
  const id = await nova('Por pouco tempo');
  await redacao.conteudista.pedir('/upload/actions/bulk-delete', 'POST', {
    ...{ fileIds: [], folderIds: [id] },
  });
  for (const { status, text } of [await mudar(id, 'Outro nome'), await mudar(id, 'Igual', null)]) {
    expect(status, text).toBe(404);
    expect(text).toContain('Esta pasta não existe mais.');
  }
});

it('movida, leva as de dentro para onde vai, também as de número parecido', async () => {
  const caminho = async (id: number) => (await pastas()).find((uma) => uma.id === id)?.path ?? '';
  const destino = await nova('Destino');
  const [primeira] = (await pastas()).filter(({ path }) => path === '/1');
  const { id, name } = primeira as Pasta; // of the first test
  let dentro = 0;
  // Its number is to begin as that of the one around it.
  for (let i = 0; !/^\/1\/1\d$/.test(await caminho(dentro)); i += 1)
    dentro = await nova(`De dentro ${i}`, id);
  const numero = (await caminho(dentro)).split('/').at(-1) ?? '';
  expect((await mudar(id, name, destino)).status).toBe(200);
  expect(await caminho(id)).toBe(`${await caminho(destino)}/1`);
  expect(await caminho(dentro)).toBe(`${await caminho(id)}/${numero}`);
});

describe('no registro', () => {
  const lidas = async (busca: string) => {
    const { linhas } = (
      await redacao.conteudista.pedir(`/painel/registro?busca=${encodeURIComponent(busca)}`)
    ).json<{ linhas: { acao: string; alvo: string; antes: object; depois: object }[] }>();
    return linhas.map(({ acao, antes, depois }) => ({ acao, antes, depois }));
  };

  it('está quem fez, mudou, moveu e apagou cada pasta', async () => {
    const fora = await nova('Fora do Lugar');
    const id = await nova('Guardados');
    await nova('Bem no fundo', id);
    await mudar(id, 'Guardados de 2026');
    await mudar(id, 'Guardados de 2026');
    await redacao.editor.pedir('/upload/actions/bulk-move', 'POST', {
      ...{ fileIds: [], folderIds: [id], destinationFolderId: fora },
    });
    await redacao.editor.pedir('/upload/actions/bulk-delete', 'POST', {
      ...{ fileIds: [], folderIds: [fora] },
    });
    expect(await lidas('Guardados')).toEqual([
      {
        acao: 'apagou no painel',
        antes: { Nome: 'Guardados de 2026', Pasta: 'Fora do Lugar' },
        depois: null,
      },
      { acao: 'editou no painel', antes: { Pasta: null }, depois: { Pasta: 'Fora do Lugar' } },
      {
        acao: 'editou no painel',
        antes: { Nome: 'Guardados' },
        depois: { Nome: 'Guardados de 2026' },
      },
      { acao: 'criou no painel', antes: null, depois: { Nome: 'Guardados' } },
    ]);
    expect((await lidas('Bem no fundo')).map(({ acao }) => acao)).toEqual([
      'apagou no painel',
      'criou no painel',
    ]);
    expect(await lidas('pasta da biblioteca')).not.toEqual([]);
  });

  it('e quem moveu cada arquivo', async () => {
    const { id } = await enviarRetrato(redacao.editor, 'Retrato');
    const destinationFolderId = await nova('Para os retratos');
    const movido = await redacao.editor.pedir('/upload/actions/bulk-move', 'POST', {
      ...{ fileIds: [id], folderIds: [], destinationFolderId },
    });
    expect(movido.status, movido.text).toBe(200);
    expect((await lidas('ana.png'))[0]).toEqual({
      acao: 'editou no painel',
      ...{ antes: { Pasta: null }, depois: { Pasta: 'Para os retratos' } },
    });
  });
});
