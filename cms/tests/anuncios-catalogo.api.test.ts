import { anuncioSchema, type Anuncio } from '@portal/contracts/anuncio/anuncio';
import type { Cantor } from '@portal/contracts/cantor/cantor';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  arquivosGuardados,
  entrarComoAdministrador,
  enviarPartes,
  excluirAnuncio,
  imagem,
  SALVAR,
  type Partes,
} from './harness/anuncios';
import { loginEditor } from './harness/editor';
import { eventually } from './harness/http';
import { som } from './harness/midias';
import { umPortal } from './harness/um-portal';
import type { Visitante } from './harness/visitante';

const aqui = umPortal();
let admin: Visitante;

beforeAll(async () => {
  admin = await entrarComoAdministrador(aqui.portal);
});

const vender = async (partes: Partes): Promise<Anuncio> => {
  const answer = await enviarPartes(admin, SALVAR, partes);
  expect(answer.status, answer.text).toBe(201);
  const { anuncio } = answer.json<{ anuncio: Anuncio }>();
  expect(anuncioSchema.parse(anuncio)).toEqual(anuncio);
  return anuncio;
};
const decidir = (id: number, status: number) =>
  admin.enviar(CAMINHOS.atualizarStatus, { id_anuncio: id, status });
const ler = async <T>(caminho: string): Promise<T> => (await admin.pedir(caminho)).json<T>();
const excluir = (id: number) => excluirAnuncio(admin, id);

const COMUM = { periodo: '3', meio_pagamento: 'deposito', termos: 'true' };

describe('anúncio de rádio', () => {
  const radios = () =>
    ler<{ id: string; slug: string; nome_radio: string; path_imagem: string }[]>(CAMINHOS.radios);
  let anuncio: Anuncio;

  it('nasce fora do ar, com o início que a administração escolheu', async () => {
    anuncio = await vender({
      ...COMUM,
      titulo: 'Rádio Nova',
      tipo_anuncio: 'radio',
      data_inicio: '2099-01-31',
      nome_webradio: 'Rádio Nova',
      url_webradio: 'https://radio.test/ao-vivo',
      whatsapp_webradio: '(11) 98765-4321',
      tags_webradio: 'gospel, louvor',
      imagem_webradio: await imagem('#112233'),
    });
    expect(anuncio).toMatchObject({
      tipo: 'radio',
      valor: 100,
      data_inicio: '2099-01-31',
      data_vencimento: '2099-04-30',
      webradio: {
        nome_radio: 'Rádio Nova',
        rede_social_4: '5511987654321',
        tags: ['gospel', 'louvor'],
      },
    });
    expect(await radios()).toEqual([]);
  });

  it('só fica ativa ou inativa; com o início no futuro não aparece', async () => {
    expect((await decidir(anuncio.id, 3)).status).toBe(422);
    expect((await decidir(anuncio.id, 1)).status).toBe(200);
    expect(await radios()).toEqual([]);
  });

  it('a edição muda o início e a imagem, e a rádio entra no ar com elas', async () => {
    const answer = await enviarPartes(admin, CAMINHOS.editarRadio, {
      id_anuncio: String(anuncio.id),
      data_inicio: '2020-01-31',
      periodo: '12',
      nome_webradio: 'Rádio Renovada',
      imagem_webradio: await imagem('#445566', 'webp'),
    });
    expect(answer.json()).toMatchObject({ status: '1', msg: 'Radio atualizada com sucesso' });
    const [editado] = await ler<Anuncio[]>(CAMINHOS.anunciosDeRadio);
    expect(editado).toMatchObject({ valor: 100, periodo: 12, data_vencimento: '2021-01-31' });
    await enviarPartes(admin, CAMINHOS.editarRadio, {
      id_anuncio: String(anuncio.id),
      data_inicio: new Date(Date.now() - 86_400_000 * 3).toISOString().slice(0, 10),
    });
    const [radio] = await radios();
    expect(radio).toMatchObject({ id: anuncio.webradio?.id, nome_radio: 'Rádio Renovada' });
    expect(editado?.webradio?.slug).toBe('radio-nova');
    expect(radio?.slug).toBe('radio-nova');
    expect(radio?.path_imagem).not.toBe(anuncio.webradio?.path_imagem);
    expect((await aqui.portal.ask(radio?.path_imagem ?? '')).status).toBe(200);
    await eventually(() => expect(arquivosGuardados(aqui.portal)).toHaveLength(3));
  });

  it('o início de um anúncio ativo se troca, e não se apaga', async () => {
    const [antes] = await ler<Anuncio[]>(CAMINHOS.anunciosDeRadio);
    const vazio = { id_anuncio: String(anuncio.id), data_inicio: '' };
    const answer = await enviarPartes(admin, CAMINHOS.editarRadio, vazio);
    expect(answer.status, answer.text).toBe(200);
    expect(await ler(CAMINHOS.anunciosDeRadio)).toEqual([antes]);
    expect(await radios()).toHaveLength(1);
  });

  it('inativa sai do ar; excluída leva o conteúdo e os arquivos', async () => {
    expect((await decidir(anuncio.id, 0)).status).toBe(200);
    expect(await radios()).toEqual([]);
    expect((await excluir(anuncio.id)).json()).toMatchObject({ status: '1', tipo: 'radio' });
    await eventually(() => expect(arquivosGuardados(aqui.portal)).toEqual([]));
    expect(await ler(CAMINHOS.anunciosDeRadio)).toEqual([]);
  });
});

describe('anúncio de música', () => {
  const cantores = () => ler<Cantor[]>(CAMINHOS.cantores);
  let anuncio: Anuncio;

  const formulario = (mudancas: Partes = {}): Partes => ({
    ...COMUM,
    titulo: 'Canção nova',
    tipo_anuncio: 'musica',
    nome_musica: 'Canção',
    arquivo_musica: som(),
    ...mudancas,
  });
  const doCantor = async (): Promise<Partes> => ({
    nome_cantor: 'Cantora 1',
    slogan_cantor: 'Um slogan',
    segmento_cantor: 'Louvor',
    foto_cantor: await imagem('#778899'),
  });

  it('com um cantor novo, os dois entram e saem do ar juntos', async () => {
    anuncio = await vender(formulario(await doCantor()));
    expect(anuncio.musica).toMatchObject({ nome: 'Canção', cantor: { nome: 'Cantora 1' } });
    expect(await cantores()).toEqual([]);
    expect((await decidir(anuncio.id, 1)).status).toBe(200);
    expect(await cantores()).toMatchObject([
      { id: anuncio.musica?.id_cantor, nome: 'Cantora 1', musicas: [{ id: anuncio.musica?.id }] },
    ]);
    const url = anuncio.musica?.url ?? '';
    const comeco = await aqui.portal.ask(url, { headers: { Range: 'bytes=0-9' } });
    expect(comeco.status).toBe(206);
    await decidir(anuncio.id, 0);
    expect(await cantores()).toEqual([]);
    await decidir(anuncio.id, 1);
  });

  it('com um cantor da lista, a música se junta às dele', async () => {
    const segunda = await vender(
      formulario({ nome_musica: 'Segunda', id_cantor_musica: anuncio.musica?.id_cantor ?? '' }),
    );
    const decisao = await decidir(segunda.id, 1);
    expect(decisao.status, decisao.text).toBe(200);
    const [cantora] = await cantores();
    expect(cantora?.musicas.map(({ nome }) => nome).sort()).toEqual(['Canção', 'Segunda']);
    await decidir(segunda.id, 0);
    expect((await excluir(segunda.id)).status).toBe(200);
    expect((await cantores())[0]?.musicas.map(({ nome }) => nome)).toEqual(['Canção']);
  });

  it('a edição troca o nome e a capa', async () => {
    const answer = await enviarPartes(admin, CAMINHOS.editarMusica, {
      id_anuncio: String(anuncio.id),
      nome_musica: 'Outro nome',
      foto_musica: await imagem('#990000', 'jpeg'),
    });
    expect(answer.json()).toMatchObject({ status: '1', msg: 'Música atualizada com sucesso' });
    const [musica] = (await cantores())[0]?.musicas ?? [];
    expect(musica).toMatchObject({ id: anuncio.musica?.id, nome: 'Outro nome' });
    expect(musica?.url_foto).toMatch(/^\/storage\/musicas\/imagens\//);
  });

  it('sem cantor, sem som, com imagem no lugar do som: recusado, e nada fica', async () => {
    const antes = arquivosGuardados(aqui.portal);
    const tentar = async (partes: Partes) => {
      const answer = await enviarPartes(admin, SALVAR, partes);
      return [answer.status, Object.keys(answer.json<{ erros: object }>().erros)];
    };
    const { arquivo_musica: _, ...semSom } = formulario(await doCantor());
    expect(await tentar(formulario())).toEqual([422, ['id_cantor_musica']]);
    expect(await tentar(formulario({ id_cantor_musica: 'ninguem' }))).toEqual([
      422,
      ['id_cantor_musica'],
    ]);
    expect(await tentar(semSom)).toEqual([422, ['arquivo_musica']]);
    const png = { ...formulario(await doCantor()), arquivo_musica: await imagem('#000000') };
    expect(await tentar(png)).toEqual([422, ['arquivo_musica']]);
    expect(arquivosGuardados(aqui.portal)).toEqual(antes);
  });

  it('excluída no ar, sai do ar, e ninguém mais ouve nem vê o que conhecia', async () => {
    const [cantora] = await cantores();
    const [musica] = cantora?.musicas ?? [];
    const conhecidos = [musica?.url, musica?.url_foto, cantora?.url_foto].map(String);
    const guardados = arquivosGuardados(aqui.portal);
    for (const url of conhecidos) expect((await aqui.portal.ask(url)).status).toBe(200);
    expect((await excluir(anuncio.id)).json()).toMatchObject({ status: '1', tipo: 'musica' });
    expect(await cantores()).toEqual([]);
    for (const url of conhecidos)
      await eventually(async () => expect((await aqui.portal.ask(url)).status).toBe(404));
    // What staff keep is whole, under names nobody else knows.
    await eventually(() => {
      const agora = arquivosGuardados(aqui.portal);
      expect(agora).toHaveLength(guardados.length);
      expect(agora.filter((nome) => guardados.includes(nome))).toEqual([]);
    });
    const editor = await loginEditor(aqui.portal);
    const rascunho = await editor.pedir(
      `/content-manager/collection-types/api::musica.musica/${musica?.id}`,
    );
    const { data } = rascunho.json<{ data: Record<'audio' | 'foto', { url: string }> }>();
    for (const { url } of [data.audio, data.foto]) {
      expect(conhecidos).not.toContain(url);
      expect((await aqui.portal.ask(url)).status).toBe(200);
    }
  });
});
