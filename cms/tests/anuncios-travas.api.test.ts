import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { MENSAGENS_DO_ANUNCIO as MSG } from '@portal/contracts/anuncio/mensagens';
import { MENSAGENS_DO_LINK } from '@portal/contracts/texto/mensagens';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { formularioDeBanner } from '@portal/testing/formularios';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  comprarBanner,
  entrarComoAdministrador,
  enviarPartes,
  excluirAnuncio,
  imagem,
  SALVAR,
  type Partes,
} from './harness/anuncios';
import type { Answer } from './harness/http';
import { mudarAnuncio, umPortalEditado } from './harness/leitura';
import { som } from './harness/midias';
import { novaPessoa, type Pessoa } from './harness/pessoas';
import type { Visitante } from './harness/visitante';

const aqui = umPortalEditado({ PORTAL_LIMITS: '100' });
let admin: Visitante;
let ana: Pessoa;
beforeAll(async () => {
  admin = await entrarComoAdministrador(aqui.portal);
  ana = await novaPessoa(aqui.portal);
});

const decidir = (id: number, status: number): Promise<Answer> =>
  admin.enviar(CAMINHOS.atualizarStatus, { id_anuncio: id, status });
const meu = async (id: number): Promise<Anuncio | undefined> =>
  (await ana.visitante.pedir(CAMINHOS.anunciosDoUsuario(ana.id)))
    .json<Anuncio[]>()
    .find((anuncio) => anuncio.id === id);
const editar = (id: number, partes: Partes, caminho: string = CAMINHOS.editarMeuBanner) =>
  enviarPartes(ana.visitante, caminho, { id_anuncio: String(id), ...partes });
const vender = async (partes: Partes): Promise<Answer> =>
  enviarPartes(admin, SALVAR, {
    ...{ titulo: 'Catálogo', periodo: '1', meio_pagamento: 'pix', termos: 'on' },
    ...partes,
  });
const RADIO = { tipo_anuncio: 'radio', nome_webradio: 'Rádio', url_webradio: 'https://r.test/' };

describe('o período, antes do comprovante', () => {
  it('é do dono, pelo preço de hoje; depois é recusado, e nada muda', async () => {
    const { id, valor } = await comprarBanner(ana.visitante);
    expect(valor).toBe(130);
    for (const caminho of [CAMINHOS.editarMeuBanner, CAMINHOS.editarBanner]) {
      expect((await editar(id, { periodo: '12' }, caminho)).status).toBe(200);
      expect(await meu(id)).toMatchObject({ periodo: 12, valor: 150 });
      expect((await editar(id, { periodo: '1' }, caminho)).status).toBe(200);
      expect(await meu(id)).toMatchObject({ periodo: 1, valor: 50 });
    }
    expect((await editar(id, { periodo: '2' })).status).toBe(422);
    const lista = await ana.visitante.enviar(CAMINHOS.editarBanner, {
      ...{ id_anuncio: id, periodo: ['1', '12'] },
    });
    expect(lista.status).toBe(422);
    expect((await editar(id, { arquivo_comprovante: await imagem('#010101') })).status).toBe(200);
    await decidir(id, 0);
    const antes = await meu(id);
    const tarde = await editar(id, { periodo: '12', titulo_banner: 'Também não' });
    expect([tarde.status, tarde.json()]).toMatchObject([409, { msg: MSG.periodoTravado }]);
    expect(await meu(id)).toEqual(antes);
    expect((await editar(id, { periodo: '1', titulo_banner: 'Agora sim' })).status).toBe(200);
    expect(await meu(id)).toMatchObject({ banner: { titulo: 'Agora sim' }, valor: 50 });
  });

  it('de quem administra não muda o valor', async () => {
    const { id } = await comprarBanner(ana.visitante);
    await enviarPartes(admin, CAMINHOS.editarBanner, { id_anuncio: String(id), periodo: '12' });
    expect(await meu(id)).toMatchObject({ periodo: 12, valor: 130 });
  });
});

it('o tipo de um anúncio não muda, e nada do pedido é guardado', async () => {
  const { id } = await comprarBanner(ana.visitante);
  const antes = await meu(id);
  const troca = { id_anuncio: String(id), tipo_anuncio: 'radio', titulo: 'Nem este' };
  for (const [quem, caminho] of [
    [ana.visitante, CAMINHOS.editarMeuBanner],
    [admin, CAMINHOS.editarBanner],
  ] as const) {
    const answer = await enviarPartes(quem, caminho, troca);
    expect([answer.status, answer.json()]).toMatchObject([409, { msg: MSG.tipoTravado }]);
  }
  expect((await editar(id, { tipo_anuncio: 'outdoor' })).status).toBe(422);
  expect(await meu(id)).toEqual(antes);
  expect((await editar(id, { tipo_anuncio: 'banner', titulo: 'Este' })).status).toBe(200);
  expect(await meu(id)).toMatchObject({ titulo: 'Este' });
});

it('em análise mudam o título do anúncio e o resumo; o mais é recusado com o motivo', async () => {
  const { id } = await comprarBanner(ana.visitante, {
    arquivo_comprovante: await imagem('#020202'),
  });
  const recusas: [Partes, string][] = [
    [{ titulo_banner: 'Outro' }, MSG.emAnalise],
    [{ meio_pagamento: 'deposito' }, MSG.emAnalise],
    [{ url: 'https://outro.test/' }, MSG.linkTravado],
    [{ arquivo_banner: await imagem('#030303') }, MSG.imagemTravada],
  ];
  for (const [troca, msg] of recusas) {
    const answer = await editar(id, { titulo: 'Nem este', ...troca });
    expect([answer.status, answer.json()]).toMatchObject([409, { status: '0', msg }]);
  }
  const igual = { titulo_banner: 'Pães quentes', url: 'https://padaria.test/', periodo: '6' };
  const answer = await editar(id, { ...igual, titulo: 'Novo', resumo_banner: 'Outro resumo' });
  expect(answer.status, answer.text).toBe(200);
  expect(await meu(id)).toMatchObject({ titulo: 'Novo', banner: { resumo: 'Outro resumo' } });
  await decidir(id, 1);
  expect((await meu(id))?.aprovado_em).toEqual(expect.any(String));
  expect((await editar(id, { titulo: 'Novo' })).status).toBe(200);
  expect((await editar(id, { titulo: 'Tarde' })).json()).toMatchObject({ msg: MSG.jaAprovado });
});

it('o que uma renovação aprovada mostra não se troca pelo anúncio que foi devolvido', async () => {
  const { id } = await comprarBanner(ana.visitante);
  await decidir(id, 1);
  const renovada = await ana.visitante.enviar(CAMINHOS.renovarAnuncio(id));
  await decidir(renovada.json<{ anuncio: Anuncio }>().anuncio.id, 1);
  await decidir(id, 0);
  const answer = await editar(id, { url: 'https://outro.test/' });
  expect([answer.status, answer.json()]).toMatchObject([409, { msg: MSG.conteudoNoAr }]);
  expect((await editar(id, { titulo: 'Só o título' })).status).toBe(200);
});

it('o que uma renovação enviou à análise não se troca pelo anúncio que foi devolvido', async () => {
  const { id, banner } = await comprarBanner(ana.visitante);
  await decidir(id, 1);
  const { anuncio } = (await ana.visitante.enviar(CAMINHOS.renovarAnuncio(id))).json<{
    anuncio: Anuncio;
  }>();
  await editar(anuncio.id, { arquivo_comprovante: await imagem('#040404') });
  await decidir(id, 0);
  const recusas: [Partes, string][] = [
    [{ url: 'https://outro.test/' }, MSG.linkTravado],
    [{ arquivo_banner: await imagem('#050505') }, MSG.imagemTravada],
  ];
  for (const [troca, msg] of recusas) {
    const answer = await editar(id, troca);
    expect([answer.status, answer.json()]).toMatchObject([409, { msg }]);
  }
  expect((await editar(id, { resumo_banner: 'Outro resumo' })).status).toBe(200);
  // Asking for the money back and taking that back is no way round it.
  await ana.visitante.enviar(CAMINHOS.reembolso(anuncio.id));
  expect((await editar(id, { url: 'https://outro.test/' })).json()).toMatchObject({
    msg: MSG.emReembolso,
  });
  expect((await meu(anuncio.id))?.banner).toEqual({ ...banner, resumo: 'Outro resumo' });
});

it('o que o anúncio mostra não se troca por outro, e nada do pedido é guardado', async () => {
  const { id, banner } = await comprarBanner(ana.visitante);
  const outro = await comprarBanner(ana.visitante);
  const antes = await meu(id);
  const answer = await editar(id, { id_banner: String(outro.banner?.id), titulo: 'Nem este' });
  expect([answer.status, answer.json()]).toMatchObject([409, { msg: MSG.conteudoTravado }]);
  expect(await meu(id)).toEqual(antes);
  expect((await editar(id, { id_banner: String(banner?.id), titulo: 'Este' })).status).toBe(200);
  const radio = (await vender(RADIO)).json<{ anuncio: Anuncio }>().anuncio;
  const daRadio = (id_webradio: string) =>
    enviarPartes(admin, CAMINHOS.editarRadio, { id_anuncio: String(radio.id), id_webradio });
  expect((await daRadio('outra')).json()).toMatchObject({ msg: MSG.conteudoTravado });
  expect((await daRadio(radio.webradio?.id ?? '')).status).toBe(200);
});

it('pela chamada do dono só o dono edita', async () => {
  const { id } = await comprarBanner(ana.visitante);
  const partes = { id_anuncio: String(id), resumo_banner: 'De outra mão' };
  const answer = await enviarPartes(admin, CAMINHOS.editarMeuBanner, partes);
  expect([answer.status, answer.json()]).toMatchObject([403, { msg: MSG.soOAnunciante }]);
  expect((await enviarPartes(admin, CAMINHOS.editarBanner, partes)).status).toBe(200);
});

it('o reembolso de uma rádio chega ao fim', async () => {
  const { id } = (await vender(RADIO)).json<{ anuncio: Anuncio }>().anuncio;
  expect((await decidir(id, 9)).status).toBe(422);
  await decidir(id, 1);
  expect((await admin.enviar(CAMINHOS.reembolso(id))).status).toBe(200);
  expect((await decidir(id, 8)).status).toBe(200);
  expect((await decidir(id, 3)).status).toBe(422);
  expect((await decidir(id, 9)).json()).toMatchObject({ anuncio: { status: 9 } });
  expect((await decidir(id, 9)).status).toBe(200);
  expect((await decidir(id, 1)).status).toBe(422);
});

it('a chave de um formulário cujo anúncio foi excluído é recusada com palavras', async () => {
  const partes = { ...formularioDeBanner(), arquivo_banner: await imagem('#040404') };
  const enviar = () =>
    enviarPartes(ana.visitante, SALVAR, partes, { 'Idempotency-Key': 'excluido-1' });
  const { anuncio } = (await enviar()).json<{ anuncio: Anuncio }>();
  expect((await excluirAnuncio(ana.visitante, anuncio.id)).status).toBe(200);
  const tarde = await enviar();
  expect([tarde.status, tarde.json()]).toEqual([
    409,
    { status: '0', msg: MSG.chaveDeExcluido, codigo: 'chave_de_excluido' },
  ]);
});

it('o cantor cujos anúncios terminaram não se escolhe mais, antes mesmo da ronda', async () => {
  const nova = await vender({
    ...{ tipo_anuncio: 'musica', nome_musica: 'Primeira', arquivo_musica: som() },
    ...{ nome_cantor: 'Cantora', slogan_cantor: 'Voz', segmento_cantor: 'Louvor' },
    foto_cantor: await imagem('#050505'),
  });
  const { id, musica } = nova.json<{ anuncio: Anuncio }>().anuncio;
  await decidir(id, 1);
  const outra = () =>
    vender({
      ...{ tipo_anuncio: 'musica', nome_musica: 'Segunda', arquivo_musica: som() },
      id_cantor_musica: musica?.id_cantor ?? '',
    });
  expect((await outra()).status).toBe(201);
  const terminou = { data_inicio: '2020-01-31', data_vencimento: '2020-02-29' };
  await mudarAnuncio(aqui, { id, documentId: '' }, terminou);
  const tarde = await outra();
  expect(tarde.status, tarde.text).toBe(422);
  expect(tarde.json<{ erros: object }>().erros).toEqual({
    id_cantor_musica: [MSG.cantorDesconhecido],
  });
});

it('links que não levam a lugar nenhum e WhatsApp que não é número são recusados', async () => {
  const ruim = await vender({ ...RADIO, whatsapp_webradio: 'meu whats é wa.me/joao' });
  expect(ruim.status).toBe(422);
  expect(Object.keys(ruim.json<{ erros: object }>().erros)).toEqual(['whatsapp_webradio']);
  const bom = await vender({ ...RADIO, whatsapp_webradio: '+55 (11) 98765-4321' });
  expect(bom.json<{ anuncio: Anuncio }>().anuncio.webradio?.rede_social_4).toBe('5511987654321');
  for (const url_webradio of ['https://.', 'https://user:pw@evil.com', 'https://a'])
    expect((await vender({ ...RADIO, url_webradio })).json()).toMatchObject({
      erros: { url_webradio: [MENSAGENS_DO_LINK.linkIncompleto] },
    });
  const acento = await comprarBanner(ana.visitante, { url: 'https://pão.exemplo.com.br' });
  expect(acento.banner?.url).toBe('https://pão.exemplo.com.br');
});
