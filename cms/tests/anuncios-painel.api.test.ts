import { type Anuncio } from '@portal/contracts/anuncio/anuncio';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { beforeAll, describe, expect, it } from 'vitest';
import { entrarComoAdministrador, enviarPartes, SALVAR } from './harness/anuncios';
import { type Answer } from './harness/http';
import { umPortalEditado } from './harness/leitura';
import { sql } from './harness/sql';
import { type Visitante } from './harness/visitante';

const aqui = umPortalEditado();
const PAINEL = '/content-manager/collection-types';

let admin: Visitante;
let anuncio: Anuncio;
let documento: string;

const noPainel = (method: string, path: string, campos?: object): Promise<Answer> =>
  aqui.portal.ask(PAINEL + path, {
    method,
    headers: {
      Authorization: `Bearer ${aqui.editor.token}`,
      'Content-Type': 'application/json',
    },
    ...(campos && { body: JSON.stringify(campos) }),
  });
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

describe('no painel dos editores', () => {
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
