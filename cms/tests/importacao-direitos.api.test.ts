import { MENSAGENS_DA_IMPORTACAO as MSG } from '@portal/contracts/importacao/mensagens';
import { describe, expect, it } from 'vitest';
import { multipart } from './harness/editor';
import { feito, importador } from './harness/importacao';
import { umPortalEditado } from './harness/leitura';
import { retrato } from './harness/midias';
import { comRedacao } from './harness/redacao';

const RADIO = 'api::radio.radio';

const aqui = umPortalEditado();
const redacao = comRedacao(aqui);

// The newsroom is there once the first test runs.
const eu = () => importador(aqui, redacao.editor);

describe('quem pode', () => {
  it.each([
    ['GET', '/painel/importacoes'],
    ['GET', '/painel/importacoes/1'],
    ['GET', '/painel/importacoes/1/linhas'],
    ['POST', '/painel/importacoes/1/importar'],
    ['POST', '/painel/importacoes/1/desfazer'],
    ['GET', '/painel/importacao/modelo/radio'],
    ['GET', '/painel/exportacao/radio'],
  ])('um visitante não alcança %s %s', async (method, path) => {
    expect((await aqui.portal.ask(path, { method })).status).toBe(401);
  });

  it('um visitante não envia planilhas', async () => {
    const { headers, body } = multipart('arquivo', 'a.csv', 'text/csv', Buffer.from('Nome\na'));
    const answer = await aqui.portal.ask('/painel/importacao/radio', {
      method: 'POST',
      headers,
      body,
    });
    expect(answer.status).toBe(401);
  });

  it('o papel sem o tipo não importa, não exporta, não desfaz', async () => {
    const { id } = await eu().importar('Nome da rádio\nRádio Do Papel');
    const { data: papeis } = feito<{ data: { id: number; code: string }[] }>(
      await aqui.editor.pedir('/admin/roles'),
    );
    const papel = papeis.find(({ code }) => code === 'portal-conteudo')?.id ?? 0;
    const permissoes = `/admin/roles/${papel}/permissions`;
    const lidas = feito<{ data: { id: number; subject: string | null }[] }>(
      await aqui.editor.pedir(permissoes),
    ).data;
    const data = lidas.map(({ id: _, ...permissao }) => permissao);
    feito(
      await aqui.editor.pedir(permissoes, 'PUT', {
        permissions: data.filter(({ subject }) => subject !== RADIO),
      }),
    );
    try {
      const recusas = await Promise.all([
        importador(aqui, redacao.conteudista).enviar('Nome da rádio\nUma'),
        redacao.conteudista.pedir('/painel/importacao/modelo/radio'),
        redacao.conteudista.pedir('/painel/exportacao/radio'),
        redacao.conteudista.pedir(`/painel/importacoes/${id}`),
        redacao.conteudista.pedir(`/painel/importacoes/${id}/linhas`),
        redacao.conteudista.pedir(`/painel/importacoes/${id}/importar`, 'POST'),
        redacao.conteudista.pedir(`/painel/importacoes/${id}/desfazer`, 'POST'),
      ]);
      expect(recusas.map(({ status }) => status)).toEqual(Array(7).fill(403));
      const vistas = feito<{ tipo: string }[]>(
        await redacao.conteudista.pedir('/painel/importacoes'),
      );
      expect(vistas.filter(({ tipo }) => tipo === 'radio')).toEqual([]);
      expect(
        (await importador(aqui, redacao.conteudista).enviar('Nome\nAna do Papel', 'cantor')).status,
      ).toBe(200);
    } finally {
      feito(await aqui.editor.pedir(permissoes, 'PUT', { permissions: data }));
    }
  });

  it('o que não é planilha é recusado em palavras', async () => {
    const nenhuma = await redacao.editor.pedir('/painel/importacao/radio', 'POST', {});
    expect(nenhuma.status).toBe(422);
    expect(nenhuma.text).toContain(MSG.planilhaObrigatoria);
    const grande = await eu().enviar(`Nome da rádio\n${'a'.repeat(2 * 1024 * 1024)}`);
    expect([grande.status, grande.text]).toEqual([
      413,
      expect.stringContaining(MSG.planilhaGrande),
    ]);
    const binaria = await eu().enviar(await retrato());
    expect([binaria.status, binaria.text]).toEqual([
      422,
      expect.stringContaining(MSG.planilhaIlegivel),
    ]);
    expect((await eu().enviar('Nome\na', 'anuncio')).status).toBe(404);
    expect((await redacao.editor.pedir('/painel/importacoes/999999')).status).toBe(404);
    expect((await redacao.editor.pedir('/painel/importacoes/x')).status).toBe(404);
  });
});
