import { type Anuncio } from '@portal/contracts/anuncio/anuncio';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { beforeAll, describe, expect, it } from 'vitest';
import { entrarComoAdministrador, enviarPartes, SALVAR } from './harness/anuncios';
import { type Editor } from './harness/editor';
import { type Answer } from './harness/http';
import { umPortalEditado } from './harness/leitura';
import { comRedacao } from './harness/redacao';
import { sql } from './harness/sql';
import { type Visitante } from './harness/visitante';

const RADIO = 'api::radio.radio';
const CANTOR = 'api::cantor.cantor';

const aqui = umPortalEditado();
const redacao = comRedacao(aqui);

describe('os anúncios no painel', () => {
  let admin: Visitante;
  let anuncio: Anuncio;
  let documento: string;

  const noPainel = (method: string, path: string, campos?: object): Promise<Answer> =>
    aqui.editor.pedir(`/content-manager/collection-types${path}`, method, campos);
  const recusado = (answer: Answer, words: RegExp): void => {
    expect(answer.status, answer.text).toBe(400);
    expect(answer.json<{ error: { message: string } }>().error.message).toMatch(words);
  };
  const guardado = async () =>
    sql(aqui.portal, aqui.database, 'select situacao, valor, data_inicio, titulo from anuncios');

  beforeAll(async () => {
    admin = await entrarComoAdministrador(aqui.portal);
    const venda = await enviarPartes(admin, SALVAR, {
      titulo: 'Rádio do anúncio',
      periodo: '3',
      tipo_anuncio: 'radio',
      meio_pagamento: 'pix',
      termos: 'on',
      nome_webradio: 'Rádio Anunciada',
      url_webradio: 'https://radio.test/ao-vivo',
    });
    ({ anuncio } = venda.json<{ anuncio: Anuncio }>());
    const [linha] = await sql<{ document_id: string }>(
      aqui.portal,
      aqui.database,
      'select document_id from anuncios',
    );
    documento = `/api::anuncio.anuncio/${linha?.document_id}`;
  });

  it('o anúncio se lê, e o título pode ser corrigido', async () => {
    const lido = await noPainel('GET', documento);
    expect(lido.status).toBe(200);
    const { data } = lido.json<{ data: Record<string, unknown> }>();
    expect(data).toMatchObject({ situacao: 0, titulo: 'Rádio do anúncio' });
    const edicao = await noPainel('PUT', documento, { ...data, titulo: 'Título corrigido' });
    expect(edicao.status, edicao.text).toBe(200);
    expect(await guardado()).toMatchObject([{ titulo: 'Título corrigido', situacao: 0 }]);
  });

  it.each([
    { situacao: 1 },
    { valor: 1 },
    { data_inicio: '2026-01-01' },
    { data_vencimento: '2030-01-01' },
    { periodo: 12 },
    { tipo: 'banner' },
    { comprovante: 'x.webp' },
    { reembolso_motivo: 'Saiu no SPOT12:30, e não às 10' },
  ])('%j é recusado em português, e nada muda', async (campos) => {
    const antes = await guardado();
    recusado(await noPainel('PUT', documento, campos), /só mudam na administração do portal/);
    expect(await guardado()).toEqual(antes);
  });

  it('não cria nem exclui anúncios', async () => {
    const antes = await guardado();
    const novo = { titulo: 'Novo', tipo: 'banner', periodo: 1, situacao: 1 };
    recusado(await noPainel('POST', '/api::anuncio.anuncio', novo), /criados no portal/);
    recusado(await noPainel('DELETE', documento), /administração do portal/);
    expect(await guardado()).toEqual(antes);
  });

  it('o que é de um anúncio só se publica com ele em exibição', async () => {
    const radio = `/api::radio.radio/${anuncio.webradio?.id}/actions/publish`;
    recusado(await noPainel('POST', radio, {}), /anúncio que não está em exibição/);
    const lista = async () => (await aqui.portal.ask(CAMINHOS.radios)).json();
    expect(await lista()).toEqual([]);
    await admin.enviar(CAMINHOS.atualizarStatus, { id_anuncio: anuncio.id, status: 1 });
    expect((await noPainel('POST', radio, {})).status).toBe(200);
    expect(await lista()).toHaveLength(1);
  });
});

describe('o início do painel', () => {
  it('diz o que falta, o que está no ar e o que mais se ouve; de anúncios só a quem os vê', async () => {
    const inicio = async (quem: Editor) =>
      (await quem.pedir('/painel/inicio')).json<{
        pendencias: { assunto: string; total: number; registros: { nome: string }[] }[];
        noAr: { radios: number; anuncios: number | null };
      }>();
    await redacao.editor.create(RADIO, { nome_radio: 'Sem nada' });
    const doEditor = await inicio(redacao.editor);
    const assuntos = doEditor.pendencias.map(({ assunto }) => assunto);
    expect(assuntos).toEqual([
      ...['radios-sem-imagem', 'radios-sem-transmissao', 'rascunhos', 'arquivos-sem-uso'],
    ]);
    expect(doEditor.noAr.anuncios).toBeNull();
    for (const { assunto, registros } of doEditor.pendencias)
      if (assunto.startsWith('radios-'))
        expect(registros.map(({ nome }) => nome)).toContain('Sem nada');
    const daAdministracao = await inicio(aqui.editor);
    expect(daAdministracao.pendencias.map(({ assunto }) => assunto)).toContain(
      'anuncios-aguardando',
    );
    expect(daAdministracao.noAr.anuncios).toBe(0);
  });

  it('diz quantas vezes se ouviu o que a lista mostra, e as mais ouvidas que ainda existem', async () => {
    const { editor } = redacao;
    const ana = await editor.create(CANTOR, { nome: 'Ana das Contas' });
    const musicas: string[] = [];
    for (const nome of ['Uma', 'Outra', 'Apagada'])
      musicas.push(
        (await editor.create('api::musica.musica', { nome, cantor: ana.documentId })).documentId,
      );
    const [uma, outra, apagada] = musicas;
    for (const [n, alvo] of [uma, outra, apagada].entries())
      for (const periodo of ['2025-01', '2025-02'])
        await sql(
          aqui.portal,
          aqui.database,
          `insert into contadores (tipo, alvo, periodo, total) values ('musica', ?, ?, ?)`,
          ...[alvo ?? '', periodo, 10 ** (n + 1)],
        );
    await editor.remove('api::musica.musica', apagada ?? '');
    const execucoes = async (tipo: string, ids: readonly unknown[]) =>
      editor.pedir(`/painel/execucoes/${tipo}?ids=${ids.join(',')}`);
    const pedidas = await execucoes('musica', [uma, 'nao-ha']);
    expect(pedidas.json()).toEqual({ [uma ?? '']: 20, 'nao-ha': 0 });
    expect((await execucoes('cantor', [ana.documentId])).json()).toEqual({ [ana.documentId]: 220 });
    expect((await execucoes('radio', [])).json()).toEqual({});
    expect((await execucoes('musica', Array(101).fill('a'))).status).toBe(400);
    expect((await execucoes('anuncio', [uma])).status).toBe(404);
    const { maisOuvidas } = (await editor.pedir('/painel/inicio')).json<{
      maisOuvidas: { nome: string; cantor: string | null; total: number }[];
    }>();
    expect(maisOuvidas.map(({ nome, cantor, total }) => [nome, cantor, total])).toEqual([
      ['Outra', 'Ana das Contas', 200],
      ['Uma', 'Ana das Contas', 20],
    ]);
  });

  it('testa uma transmissão sem tocar na rede de casa', async () => {
    const { url } = aqui.portal;
    const laudo = await redacao.editor.pedir('/painel/transmissao', 'POST', { url });
    expect(laudo.status).toBe(200);
    expect(laudo.json<{ situacao: string; detalhes: string[] }>()).toMatchObject({
      situacao: 'fora',
      detalhes: ['O endereço é de uma rede particular, que os visitantes não alcançam.'],
    });
  });
});

describe('as telas do painel', () => {
  const telaDe = async (quem: Editor, uid = RADIO) =>
    (await quem.pedir(`/content-manager/content-types/${uid}/configuration`)).json<{
      data: {
        contentType: {
          settings: Record<string, unknown>;
          metadatas: Record<
            string,
            { edit: { label: string; editable: boolean }; list: { label: string } }
          >;
          layouts: { list: string[]; edit: { name: string; size: number }[][] };
        };
      };
    }>().data.contentType;

  it('nascem com nomes, colunas e linhas em português', async () => {
    const { metadatas, layouts, settings } = await telaDe(aqui.editor);
    expect(layouts.list).toEqual(['nome_radio', 'updatedAt']);
    expect(layouts.edit[0]).toEqual([
      { name: 'nome_radio', size: 6 },
      { name: 'slogan', size: 6 },
    ]);
    expect(metadatas['nome_radio']?.edit.label).toBe('Nome da rádio');
    expect(metadatas['updatedAt']?.list.label).toBe('Última mudança');
    expect(settings).toMatchObject({ mainField: 'nome_radio', defaultSortBy: 'nome_radio' });
  });

  it('mostram cinza o que de um anúncio só o portal muda', async () => {
    const { metadatas } = await telaDe(aqui.editor, 'api::anuncio.anuncio');
    for (const campo of ['situacao', 'valor', 'data_inicio', 'data_vencimento', 'periodo'])
      expect(metadatas[campo]?.edit.editable, campo).toBe(false);
    expect(metadatas['titulo']?.edit.editable).toBe(true);
  });
});

describe('a prévia', () => {
  const pedir = async (quem: Editor, uid: string, documentId: string) =>
    quem.pedir(`/content-manager/preview/url/${uid}?documentId=${documentId}&status=draft`);

  it('mostra um rascunho no navegador de quem a abriu, e em nenhum outro', async () => {
    const { documentId } = await redacao.editor.create(CANTOR, { nome: 'Ainda em rascunho' });
    const dada = await pedir(redacao.editor, CANTOR, documentId);
    const { url } = dada.json<{ data: { url: string } }>().data;
    const token = new URL(url).searchParams.get('previa') ?? '';
    const [cookie = ''] = dada.headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/^portal_previa=.*; SameSite=Lax; HttpOnly$/);
    const ler = (headers: Record<string, string> = {}) =>
      aqui.portal.ask(CAMINHOS.previa(token), { headers });
    const lida = await ler({ Cookie: cookie.split(';')[0] ?? '' });
    expect(lida.json()).toMatchObject({ id: documentId, nome: 'Ainda em rascunho' });
    for (const outro of [undefined, { Cookie: 'portal_previa=abc' }])
      expect((await ler(outro)).status).toBe(404);
    expect((await aqui.portal.ask(CAMINHOS.cantor(documentId))).status).toBe(404);
  });

  it('não se dá a quem não pode ler, nem do que não tem página', async () => {
    const { documentId } = await aqui.editor.create('api::banner.banner', { titulo: 'Um banner' });
    expect((await pedir(redacao.editor, 'api::banner.banner', documentId)).status).toBe(204);
    expect((await pedir(aqui.editor, 'api::banner.banner', documentId)).status).toBe(204);
  });
});

describe('o que ninguém usa no Strapi', () => {
  it.each([
    '/admin/webhooks',
    '/admin/api-tokens',
    '/admin/transfer/tokens',
    '/users-permissions/roles',
    '/email/settings',
  ])('%s não se alcança nem por quem administra', async (path) => {
    expect((await aqui.editor.pedir(path)).status).toBe(404);
  });

  it('e não se oferece a nenhum papel, cujas permissões estão em português', async () => {
    const { text } = await aqui.editor.pedir('/admin/permissions');
    for (const fora of [
      'webhooks',
      'api-tokens',
      'users-permissions.roles',
      'email',
      'marketplace',
    ])
      expect(text).not.toContain(`::${fora}`);
    for (const ingles of ['"Create"', '"Read"', '"Update', '"Delete', 'Configure', '"general"'])
      expect(text).not.toContain(ingles);
    expect(text).toContain('Abrir a biblioteca de mídia');
  });
});
