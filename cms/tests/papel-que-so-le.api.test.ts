import { beforeAll, expect, it } from 'vitest';
import { criarEditor, type Editor } from './harness/editor';
import { umPortalEditado } from './harness/leitura';
import { enviarRetrato } from './harness/midias';
import { comRedacao } from './harness/redacao';

const RADIO = 'api::radio.radio';
const PESQUISA = 'api::pesquisa.pesquisa';

const aqui = umPortalEditado();
const redacao = comRedacao(aqui);

/** Of a role that reads radios and surveys, writes radios, and neither publishes, deletes nor makes any. */
let revisor: Editor;

beforeAll(async () => {
  const criado = await aqui.editor.pedir('/admin/roles', 'POST', {
    ...{ name: 'Revisor', description: 'Lê e corrige' },
  });
  const { id, code } = criado.json<{ data: { id: number; code: string } }>().data;
  const pode = (verbo: string, subject: string) => ({
    ...{ action: `plugin::content-manager.explorer.${verbo}`, subject, conditions: [] },
    properties: { fields: ['nome_radio', 'slogan', 'titulo'] },
  });
  const dadas = await aqui.editor.pedir(`/admin/roles/${id}/permissions`, 'PUT', {
    permissions: [
      ...[pode('read', RADIO), pode('update', RADIO), pode('read', PESQUISA)],
      { action: 'plugin::portal.painel.read', subject: null, conditions: [], properties: {} },
    ],
  });
  expect(dadas.status, dadas.text).toBe(200);
  revisor = await criarEditor(aqui.portal, aqui.editor, code);
});

it('da Lixeira não vê nem devolve o que não apagaria', async () => {
  const { documentId } = await redacao.editor.create(RADIO, { nome_radio: 'Rádio Guardada' });
  await redacao.editor.remove(RADIO, documentId);
  const { linhas } = (await redacao.editor.pedir('/painel/lixeira')).json<{
    linhas: { id: number; nome: string }[];
  }>();
  const id = linhas.find(({ nome }) => nome === 'Rádio Guardada')?.id ?? 0;
  expect(id).toBeGreaterThan(0);
  expect((await revisor.pedir('/painel/lixeira')).json()).toMatchObject({ linhas: [], total: 0 });
  expect((await revisor.pedir(`/painel/lixeira/${id}/restaurar`, 'POST', {})).status).toBe(404);
  // To somebody else's it is as if there were nothing: asked twice, it answers the same, and stays.
  await revisor.pedir(`/painel/lixeira/${id}/apagar`, 'POST', {});
  expect((await redacao.editor.pedir(`/painel/lixeira/${id}/restaurar`, 'POST', {})).status).toBe(
    200,
  );
});

it('não marca hora para o que não publicaria, nem publica em lote', async () => {
  const { documentId } = await redacao.editor.createPublished(RADIO, { nome_radio: 'Rádio Certa' });
  const hora = `/painel/agendamentos/radio/${documentId}`;
  expect((await revisor.pedir(hora)).status).toBe(200);
  expect((await revisor.pedir(hora, 'PUT', { tirar: '2046-01-01T08:00' })).status).toBe(403);
  expect((await redacao.editor.pedir(hora, 'PUT', { tirar: '2046-01-01T08:00' })).status).toBe(200);
  const lote = { ids: [documentId], acrescentar: 'mpb', tirar: '', estado: '', publicar: true };
  const doLote = await revisor.pedir('/painel/lote/radio', 'POST', lote);
  expect(doLote.status, doLote.text).toBe(403);
});

it('não abre edição nova da pesquisa que só lê, nem importa', async () => {
  const { documentId } = await redacao.editor.create(PESQUISA, {
    ...{ numero: 1, titulo: 'Qual é a rádio?', texto: 'Vote' },
  });
  const nova = `/painel/pesquisas/${documentId}/nova-edicao`;
  expect((await revisor.pedir(nova, 'POST', { titulo: 'Outra' })).status).toBe(403);
  const importadas = await revisor.pedir('/painel/importacao/radio', 'POST', {});
  expect(importadas.status, importadas.text).toBe(403);
});

it('o registro dos arquivos da biblioteca é de quem o lê e lê a biblioteca', async () => {
  const { id } = await enviarRetrato(redacao.editor, 'Uma antena');
  expect((await redacao.editor.pedir(`/upload/files/${id}`, 'DELETE')).status).toBe(200);
  const tiposPara = async (quem: Editor) =>
    (await quem.pedir('/painel/registro'))
      .json<{ linhas: { alvo_tipo: string }[] }>()
      .linhas.map(({ alvo_tipo }) => alvo_tipo);
  for (const quem of [aqui.editor, redacao.conteudista]) {
    expect(await tiposPara(quem)).toContain('midia');
    // Those of ads (registro-no-painel.api.test.ts).
    expect(await tiposPara(quem)).not.toContain('arquivo');
  }
  expect((await revisor.pedir('/painel/registro')).status).toBe(403);
});

it('com a senha atual errada nada muda no perfil, e diz por quê', async () => {
  const answer = await revisor.pedir('/admin/users/me', 'PUT', {
    ...{ firstname: 'Outra', currentPassword: 'errada', password: 'Senha-Nova-123' },
  });
  expect(answer.status, answer.text).toBe(400);
  expect(answer.text).toContain('Esta não é a sua senha de agora.');
  const { data } = (await revisor.pedir('/admin/users/me')).json<{ data: { firstname: string } }>();
  expect(data.firstname).toBe('Pessoa');
});
