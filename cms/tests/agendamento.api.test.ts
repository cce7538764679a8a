import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestDatabase } from './harness/bancos';
import { newDatabase } from './harness/database';
import { criarEditor, type Editor, type Entry, loginEditor } from './harness/editor';
import type { Answer } from './harness/http';
import { enviarRetrato } from './harness/midias';
import { startTestPortal, type TestPortal } from './harness/portal';
import { umRelogio } from './harness/relogio';
import { sql } from './harness/sql';

const CANTOR = 'api::cantor.cantor';
const DUAS_RONDAS = { timeout: 45_000, interval: 500 };
const COM_TEMPO = { timeout: 120_000 };

const relogio = umRelogio();
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'portal-agendamento-'));
const portais: TestPortal[] = [];
let database: TestDatabase;
let portal: TestPortal;
let super_: Editor;
let editor: Editor;

const ligar = async (): Promise<TestPortal> => {
  const novo = await startTestPortal({ database: database.url, dataDir, env: relogio.env });
  portais.push(novo);
  return novo;
};

beforeAll(async () => {
  relogio.acertar('2026-03-10T14:59:00Z');
  database = await newDatabase('vazio');
  portal = await ligar();
  super_ = await loginEditor(portal);
  editor = await criarEditor(portal, super_, 'portal-editor');
});
afterAll(async () => {
  for (const um of portais) await um.stop();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

interface Agendado {
  publicar: string | null;
  tirar: string | null;
  falha: string | null;
}
const endereco = ({ documentId }: Entry): string => `/painel/agendamentos/cantor/${documentId}`;
const marcar = (cantor: Entry, horas: object): Promise<Answer> =>
  editor.pedir(endereco(cantor), 'PUT', horas);
const ler = async (cantor: Entry): Promise<Agendado> =>
  (await editor.pedir(endereco(cantor))).json<Agendado>();
const cantor = async (nome: string): Promise<Entry> => {
  const { id: foto } = await enviarRetrato(editor, nome);
  return editor.create(CANTOR, { nome, foto });
};
const noPortal = async (): Promise<string[]> =>
  (await portal.ask(CAMINHOS.cantores)).json<{ nome: string }[]>().map(({ nome }) => nome);
const pendencias = async (assunto: string): Promise<string[]> => {
  const { pendencias: todas } = (await editor.pedir('/painel/inicio')).json<{
    pendencias: { assunto: string; registros: { nome: string }[] }[];
  }>();
  return todas.find((uma) => uma.assunto === assunto)?.registros.map(({ nome }) => nome) ?? [];
};
const registrado = async ({ documentId }: Entry, acao: string): Promise<string[]> =>
  (
    await sql<{ quem_nome: string }>(
      { dataDir },
      database,
      'select quem_nome from registros where alvo_id = ? and acao = ?',
      ...[documentId, acao],
    )
  ).map(({ quem_nome }) => quem_nome);

describe('o que se recusa, em palavras', () => {
  it.each([
    [{ publicar: '2026-03-10T11:58' }, 'publicar', 'já passou'],
    [{ publicar: 'amanhã' }, 'publicar', 'Escolha um dia e uma hora.'],
    [{ publicar: 1_804_597_200_000 }, 'publicar', 'Escolha um dia e uma hora.'],
    [{ publicar: '2026-03-11T08:00', tirar: '2026-03-11T08:00' }, 'tirar', 'depois de publicar'],
    [{ tirar: '2026-03-11T08:00' }, 'tirar', 'não está no ar'],
  ])('%j', async (horas, campo, palavras) => {
    const recusado = await marcar(await cantor('Recusada'), horas);
    expect(recusado.status, recusado.text).toBe(422);
    const { details } = recusado.json<{
      error: { details: { codigo: string; erros: Record<string, string[]> } };
    }>().error;
    expect(details.codigo).toBe('campos_invalidos');
    expect(details.erros[campo]?.[0]).toContain(palavras);
  });

  it('quem não entrou, o que não existe e o que não se marca', async () => {
    const dela = await cantor('Fechada');
    expect((await portal.ask(endereco(dela))).status).toBe(401);
    const deNinguem = { id: 0, documentId: 'a'.repeat(24) };
    expect((await marcar(deNinguem, { publicar: '2027-01-01T08:00' })).status).toBe(404);
    expect((await editor.pedir('/painel/agendamentos/preco')).status).toBe(404);
  });
});

it(
  'vai ao ar e sai dele nas horas de São Paulo, e o registro diz quem marcou',
  COM_TEMPO,
  async () => {
    const dela = await cantor('Na hora');
    const marcado = await marcar(dela, { publicar: '2026-03-10T12:05', tirar: '2026-03-10T12:10' });
    expect(marcado.json()).toEqual({
      ...{ publicar: '2026-03-10T12:05', tirar: '2026-03-10T12:10', falha: null },
    });
    expect(await pendencias('agendados')).toEqual([
      'Na hora: publica em 10/03/2026, 12:05',
      'Na hora: sai do ar em 10/03/2026, 12:10',
    ]);
    const todos = (await editor.pedir('/painel/agendamentos/cantor')).json<
      Record<string, Agendado>
    >();
    expect(todos[dela.documentId]?.publicar).toBe('2026-03-10T12:05');
    // Nothing of it is public.
    expect((await portal.ask(CAMINHOS.cantores)).text).not.toContain('publicar');
    expect(await noPortal()).not.toContain('Na hora');
    relogio.acertar('2026-03-10T15:05:00Z');
    await expect.poll(noPortal, DUAS_RONDAS).toContain('Na hora');
    expect(await ler(dela)).toMatchObject({ publicar: null, tirar: '2026-03-10T12:10' });
    relogio.acertar('2026-03-10T15:10:00Z');
    await expect.poll(noPortal, DUAS_RONDAS).not.toContain('Na hora');
    expect(await pendencias('agendados')).toEqual([]);
    expect(await registrado(dela, 'publicou na hora marcada')).toEqual(['Pessoa Da Redação']);
    expect(await registrado(dela, 'tirou do ar na hora marcada')).toEqual(['Pessoa Da Redação']);
  },
);

it('publicar à mão desmarca a hora, e apagar também', async () => {
  const dela = await cantor('À mão');
  await marcar(dela, { publicar: '2026-03-11T08:00', tirar: '2026-03-12T08:00' });
  await editor.publish(CANTOR, dela.documentId);
  expect(await ler(dela)).toMatchObject({ publicar: null, tirar: '2026-03-12T08:00' });
  await editor.unpublish(CANTOR, dela.documentId);
  expect(await ler(dela)).toMatchObject({ tirar: null });
  await marcar(dela, { publicar: '2026-03-11T08:00' });
  await editor.remove(CANTOR, dela.documentId);
  expect(await pendencias('agendados')).toEqual([]);
});

it('tirar do ar à mão não desmarca a saída do que tem hora para voltar', async () => {
  const dela = await cantor('Volta e sai');
  await editor.publish(CANTOR, dela.documentId);
  const horas = { publicar: '2026-03-11T08:00', tirar: '2026-03-12T08:00' };
  await marcar(dela, horas);
  await editor.unpublish(CANTOR, dela.documentId);
  expect(await ler(dela)).toMatchObject(horas);
  await editor.remove(CANTOR, dela.documentId);
});

it('a hora que não se diz fica como uma colega a gravou, e as duas juntas têm de caber', async () => {
  const dela = await cantor('A duas mãos');
  await editor.publish(CANTOR, dela.documentId);
  await marcar(dela, { tirar: '2026-03-12T08:00' });
  const so = { publicar: '2026-03-11T08:00' };
  for (let vez = 0; vez < 2; vez += 1)
    expect((await marcar(dela, so)).json()).toMatchObject({ ...so, tirar: '2026-03-12T08:00' });
  // The same hour again is no change.
  expect(await registrado(dela, 'marcou quando publicar ou tirar do ar')).toHaveLength(2);
  const depois = await marcar(dela, { publicar: '2026-03-13T08:00' });
  expect(depois.status, depois.text).toBe(422);
  expect(depois.text).toContain('Tirar do ar precisa ser depois de publicar.');
  expect(await ler(dela)).toMatchObject({ ...so, tirar: '2026-03-12T08:00' });
  expect((await marcar(dela, { tirar: null })).json()).toMatchObject({ ...so, tirar: null });
  await editor.remove(CANTOR, dela.documentId);
});

it('o que duas pessoas marcam ao mesmo tempo é julgado um depois do outro', COM_TEMPO, async () => {
  const dela = await cantor('Ao mesmo tempo');
  await editor.publish(CANTOR, dela.documentId);
  for (let vez = 0; vez < 5; vez += 1) {
    await marcar(dela, { publicar: null, tirar: null });
    const [publicar, tirar] = ['2026-03-13T08:00', '2026-03-12T08:00'];
    const opostas = await Promise.all([marcar(dela, { publicar }), marcar(dela, { tirar })]);
    expect(opostas.map(({ status }) => status).sort()).toEqual([200, 422]);
    await marcar(dela, { publicar: null, tirar: null });
    const iguais = await Promise.all([marcar(dela, { publicar }), marcar(dela, { publicar })]);
    expect(iguais.map(({ status }) => status)).toEqual([200, 200]);
  }
  await editor.remove(CANTOR, dela.documentId);
});

it(
  'o que não se pode publicar fica em Pendências, com o motivo, e quem marcou recebe um e-mail',
  COM_TEMPO,
  async () => {
    const semFoto = await editor.create(CANTOR, { nome: 'Sem foto' });
    await marcar(semFoto, { publicar: '2026-03-10T12:15' });
    relogio.acertar('2026-03-10T15:15:00Z');
    const motivo = 'Escolha uma foto do cantor antes de publicar.';
    await expect
      .poll(() => pendencias('agendamentos-que-falharam'), DUAS_RONDAS)
      .toEqual([`Sem foto: ${motivo}`]);
    expect(await ler(semFoto)).toMatchObject({ publicar: '2026-03-10T12:15', falha: motivo });
    expect(await noPortal()).not.toContain('Sem foto');
    const mails = await sql<{ total: number | string }>(
      ...([
        { dataDir },
        database,
        "select count(*) as total from correios where modelo = 'agendamento-falhou'",
      ] as const),
    );
    expect(Number(mails[0]?.total)).toBe(1);
    // With a photo and another hour it goes.
    const { id: foto } = await enviarRetrato(editor, 'Agora com foto');
    await editor.update(CANTOR, semFoto.documentId, { foto });
    const outra = await marcar(semFoto, { publicar: '2026-03-10T12:18' });
    expect(outra.json<Agendado>().falha).toBeNull();
    relogio.acertar('2026-03-10T15:18:00Z');
    await expect.poll(noPortal, DUAS_RONDAS).toContain('Sem foto');
  },
);

it(
  'de quem foi desligado, ou já não publica, nada se faz na hora: fica em Pendências',
  COM_TEMPO,
  async () => {
    const colega = await criarEditor(portal, super_, 'portal-conteudo');
    const { id } = (await colega.pedir('/admin/users/me')).json<{ data: { id: number } }>().data;
    const papel = await super_.pedir('/admin/roles', 'POST', { name: 'Só lê', description: 'Lê' });
    const { id: soLe } = papel.json<{ data: { id: number } }>().data;
    const mudar = async (dados: object) =>
      expect((await super_.pedir(`/admin/users/${id}`, 'PUT', dados)).status).toBe(200);
    const dela = async (nome: string, publicar: string) => {
      const entrada = await cantor(nome);
      const marcada = await colega.pedir(endereco(entrada), 'PUT', { publicar });
      expect(marcada.status, marcada.text).toBe(200);
      return entrada;
    };
    const desligada = await dela('De quem saiu', '2026-03-10T12:20');
    const rebaixada = await dela('De quem já não publica', '2026-03-10T12:22');
    await mudar({ isActive: false });
    const dita = 'Quem marcou esta hora já não pode publicar isto. Publique, ou marque outra hora.';
    relogio.acertar('2026-03-10T15:20:00Z');
    await expect.poll(() => ler(desligada), DUAS_RONDAS).toMatchObject({ falha: dita });
    await mudar({ isActive: true, roles: [soLe] });
    await marcar(desligada, { publicar: '2026-03-10T12:22' });
    relogio.acertar('2026-03-10T15:22:00Z');
    await expect.poll(() => ler(rebaixada), DUAS_RONDAS).toMatchObject({ falha: dita });
    // Who set it last answers for it.
    await expect.poll(noPortal, DUAS_RONDAS).toContain('De quem saiu');
    expect(await registrado(desligada, 'publicou na hora marcada')).toEqual(['Pessoa Da Redação']);
    expect(await noPortal()).not.toContain('De quem já não publica');
    expect(await pendencias('agendamentos-que-falharam')).toEqual([
      `De quem já não publica: ${dita}`,
    ]);
  },
);

it(
  'de duas instâncias uma faz, uma vez; e quem morre deixa para a outra',
  { timeout: 240_000 },
  async () => {
    const segunda = database.url === null ? null : await ligar();
    const varios = [];
    for (let n = 0; n < 5; n += 1) varios.push(await cantor(`Vária ${n}`));
    for (const um of varios)
      expect((await marcar(um, { publicar: '2026-03-10T12:25' })).status).toBe(200);
    if (!segunda) {
      // One process only: killed before the hour, started after it.
      portal.signal('SIGKILL');
      await portal.exited;
      relogio.acertar('2026-03-10T15:25:00Z');
      portal = await ligar();
      await expect.poll(noPortal, DUAS_RONDAS).toContain('Vária 4');
    } else {
      relogio.acertar('2026-03-10T15:25:00Z');
      // One of the two ends as soon as the first is on the air.
      await expect.poll(noPortal, DUAS_RONDAS).toContain('Vária 0');
      segunda.signal('SIGKILL');
      await segunda.exited;
      await expect.poll(noPortal, DUAS_RONDAS).toContain('Vária 4');
    }
    for (const um of varios)
      expect(await registrado(um, 'publicou na hora marcada')).toHaveLength(1);
  },
);
