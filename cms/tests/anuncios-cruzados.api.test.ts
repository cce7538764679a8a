import { type Anuncio } from '@portal/contracts/anuncio/anuncio';
import { MENSAGENS_DO_ANUNCIO as MSG } from '@portal/contracts/anuncio/mensagens';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { beforeAll, describe, expect, it } from 'vitest';
import { passosDe } from './harness/andamento';
import {
  comprarBanner,
  entrarComoAdministrador,
  enviarPartes,
  excluirAnuncio,
  imagem,
  type Partes,
  SALVAR,
} from './harness/anuncios';
import { eventually } from './harness/http';
import { novaPessoa, type Pessoa } from './harness/pessoas';
import { umPortalComum } from './harness/portal-comum';
import { retratoDe } from './harness/retrato';
import { type Visitante } from './harness/visitante';

const VEZES = 4;

const aqui = umPortalComum();
let admin: Visitante;
let ana: Pessoa;
let outra: Pessoa;
beforeAll(async () => {
  admin = await entrarComoAdministrador(aqui.portal);
  ana = await novaPessoa(aqui.portal);
  outra = await novaPessoa(aqui.portal);
});

const lidos = async ({ visitante, id }: Pessoa): Promise<Anuncio[]> =>
  (await visitante.pedir(CAMINHOS.anunciosDoUsuario(id))).json<Anuncio[]>();
const daAna = async (id: number): Promise<Anuncio | undefined> =>
  (await lidos(ana)).find((anuncio) => anuncio.id === id);
const decidir = (id: number, status: number) =>
  admin.enviar(CAMINHOS.atualizarStatus, { id_anuncio: id, status });
const editar = (quem: Visitante, id: number, partes: Partes) =>
  enviarPartes(quem, CAMINHOS.editarMeuBanner, { id_anuncio: String(id), ...partes });

describe('ids dos outros', () => {
  let meu: Anuncio;
  let dela: Anuncio;
  beforeAll(async () => {
    meu = await comprarBanner(ana.visitante, { arquivo_comprovante: await imagem('#202020') });
    dela = await comprarBanner(outra.visitante);
  });

  it('nenhuma chamada com o anúncio de outra pessoa lê, muda ou guarda coisa alguma', async () => {
    const antes = { anuncios: await lidos(ana), ...(await retratoDe(aqui)) };
    const { visitante } = outra;
    const { id } = meu;
    const arquivos = {
      arquivo_banner: await imagem('#212121'),
      arquivo_comprovante: await imagem('#222222'),
    };
    const campos = { id_anuncio: String(id), titulo_banner: 'Tomado' };
    const cruzadas = {
      pagamento: visitante.pedir(CAMINHOS.pagamento(id)),
      historico: visitante.pedir(CAMINHOS.historico(id)),
      desempenho: visitante.pedir(CAMINHOS.desempenho(id)),
      lista: visitante.pedir(CAMINHOS.anunciosDoUsuario(ana.id)),
      comprovante: visitante.pedir(meu.path_comprovante ?? ''),
      reembolso: visitante.enviar(CAMINHOS.reembolso(id)),
      renovar: visitante.enviar(CAMINHOS.renovarAnuncio(id), {
        ...{ periodo: '1', meio_pagamento: 'pix', termos: 'on' },
      }),
      excluir: excluirAnuncio(visitante, id),
      meuBanner: enviarPartes(visitante, CAMINHOS.editarMeuBanner, { ...campos, ...arquivos }),
      banner: enviarPartes(visitante, CAMINHOS.editarBanner, { ...campos, ...arquivos }),
      // Her own banner's id beside somebody else's ad.
      idDoMeuBanner: enviarPartes(visitante, CAMINHOS.editarMeuBanner, {
        ...campos,
        id_banner: String(dela.banner?.id),
      }),
    };
    for (const [nome, resposta] of Object.entries(cruzadas))
      expect({ nome, status: (await resposta).status }).toEqual({ nome, status: 404 });
    const daAdministracao = {
      status: visitante.enviar(CAMINHOS.atualizarStatus, { id_anuncio: id, status: 1 }),
      anunciante: visitante.enviar(CAMINHOS.anunciante, { id_anuncio: id }),
      radio: enviarPartes(visitante, CAMINHOS.editarRadio, campos),
      musica: enviarPartes(visitante, CAMINHOS.editarMusica, campos),
    };
    for (const [nome, resposta] of Object.entries(daAdministracao))
      expect({ nome, status: (await resposta).status }).toEqual({ nome, status: 403 });
    expect({ anuncios: await lidos(ana), ...(await retratoDe(aqui)) }).toEqual(antes);
  });

  it('o id do banner de outra pessoa, no meu anúncio, é recusado; o id de uma conta é ignorado', async () => {
    const antes = await lidos(ana);
    const [delaAntes] = await lidos(outra);
    const id_banner = String(meu.banner?.id);
    const recusa = await editar(outra.visitante, dela.id, {
      id_banner,
      titulo_banner: 'Nem o dela',
    });
    expect([recusa.status, recusa.json()]).toMatchObject([409, { msg: MSG.conteudoTravado }]);
    expect([await lidos(ana), (await lidos(outra))[0]]).toEqual([antes, delaAntes]);
    const answer = await editar(outra.visitante, dela.id, {
      id_usuario: String(ana.id),
      titulo_banner: 'Só o dela',
    });
    expect(answer.status, answer.text).toBe(200);
    expect(await lidos(ana)).toEqual(antes);
    const [mudado] = await lidos(outra);
    expect(mudado).toMatchObject({ id: dela.id, banner: { titulo: 'Só o dela' } });
    expect(mudado?.usuario.id_usuario).toBe(outra.id);
  });

  it('o anúncio de um tipo não se edita pelo formulário de outro', async () => {
    const venda = await enviarPartes(admin, SALVAR, {
      ...{ titulo: 'Rádio', periodo: '1', tipo_anuncio: 'radio', meio_pagamento: 'pix' },
      ...{ termos: 'on', nome_webradio: 'Rádio', url_webradio: 'https://r.test/' },
    });
    const { id } = venda.json<{ anuncio: Anuncio }>().anuncio;
    const antes = await retratoDe(aqui);
    const arquivo = await imagem('#232323');
    const trocados: [string, Partes][] = [
      [CAMINHOS.editarBanner, { id_anuncio: String(id), arquivo_banner: arquivo }],
      [CAMINHOS.editarMusica, { id_anuncio: String(id), foto_musica: arquivo }],
      [CAMINHOS.editarRadio, { id_anuncio: String(meu.id), imagem_webradio: arquivo }],
      [CAMINHOS.editarMusica, { id_anuncio: String(meu.id), foto_musica: arquivo }],
    ];
    for (const [caminho, partes] of trocados)
      expect((await enviarPartes(admin, caminho, partes)).status, caminho).toBe(404);
    expect(await retratoDe(aqui)).toEqual(antes);
  });

  it.each(['0', '-1', '1abc', '1e0', '0x1', '99999999999', '1 or 1=1'])(
    'o id %j não é de ninguém',
    async (id) => {
      const antes = await retratoDe(aqui);
      const partes = { id_anuncio: id, arquivo_banner: await imagem('#242424') };
      const edicao = await enviarPartes(ana.visitante, CAMINHOS.editarMeuBanner, partes);
      expect([404, 422]).toContain(edicao.status);
      const noEndereco = encodeURIComponent(id);
      const pagamento = await ana.visitante.pedir(`/api/anuncios/${noEndereco}/pagamento`);
      expect(pagamento.status).toBe(404);
      expect(await retratoDe(aqui)).toEqual(antes);
    },
  );
});

describe('ao mesmo tempo', () => {
  it('a aprovação e a edição do dono: as duas valem, ou a edição sabe que chegou tarde', async () => {
    for (let vez = 0; vez < VEZES; vez += 1) {
      const { id } = await comprarBanner(ana.visitante);
      const antes = await retratoDe(aqui);
      const [edicao, decisao] = await Promise.all([
        editar(ana.visitante, id, {
          titulo_banner: 'Editado',
          arquivo_banner: await imagem('#252525'),
        }),
        decidir(id, 1),
      ]);
      expect(decisao.status, decisao.text).toBe(200);
      expect([200, 409]).toContain(edicao.status);
      const titulo = edicao.status === 200 ? 'Editado' : 'Pães quentes';
      expect(await daAna(id)).toMatchObject({ status: 1, banner: { titulo } });
      // An edit that came first is a step too.
      const editado = edicao.status === 200 ? [[0, 0]] : [];
      expect((await passosDe(admin, id)).map(({ de, para }) => [de, para])).toEqual([
        ...[[null, 0], ...editado],
        [0, 1],
      ]);
      const imagemAgora = (await daAna(id))?.imagem_banner ?? '';
      expect((await aqui.portal.ask(imagemAgora)).status).toBe(200);
      const publico = (await aqui.portal.ask(CAMINHOS.publicidade)).json<{ id: number }[]>();
      expect(publico.find((um) => um.id === id)).toMatchObject({ banner: { titulo } });
      await eventually(async () => {
        const depois = await retratoDe(aqui);
        expect(depois.linhas['files']).toBe(antes.linhas['files']);
        expect(depois.arquivos).toHaveLength(antes.arquivos.length);
        expect(depois.provisorias).toEqual([]);
      });
    }
  });

  it('a aprovação e o comprovante: o histórico encadeia, e o comprovante só fica se foi aceito', async () => {
    for (let vez = 0; vez < VEZES; vez += 1) {
      const { id } = await comprarBanner(ana.visitante);
      const antes = await retratoDe(aqui);
      const [envio, decisao] = await Promise.all([
        editar(ana.visitante, id, { arquivo_comprovante: await imagem('#262626') }),
        decidir(id, 1),
      ]);
      expect(decisao.status, decisao.text).toBe(200);
      expect([200, 409]).toContain(envio.status);
      const passos = await passosDe(admin, id);
      expect(passos.map(({ para }) => para)).toEqual(envio.status === 200 ? [0, 3, 1] : [0, 1]);
      const { path_comprovante } = (await daAna(id)) ?? {};
      expect(path_comprovante !== null).toBe(envio.status === 200);
      const a_mais = envio.status === 200 ? 3 : 0;
      expect((await retratoDe(aqui)).arquivos).toHaveLength(antes.arquivos.length + a_mais);
    }
  });

  it('a exclusão e a edição: o anúncio some inteiro, com o que a edição trouxe', async () => {
    for (let vez = 0; vez < VEZES; vez += 1) {
      const antes = await retratoDe(aqui);
      const { id } = await comprarBanner(ana.visitante);
      const [edicao, exclusao] = await Promise.all([
        editar(ana.visitante, id, {
          titulo_banner: 'Tarde',
          arquivo_banner: await imagem('#272727'),
        }),
        excluirAnuncio(admin, id),
      ]);
      expect(exclusao.status, exclusao.text).toBe(200);
      expect([200, 404]).toContain(edicao.status);
      expect(await daAna(id)).toBeUndefined();
      await eventually(async () => {
        const { linhas, ...resto } = await retratoDe(aqui);
        const historicos = antes.linhas['historicos'];
        expect({ linhas: { ...linhas, historicos }, ...resto }).toEqual(antes);
      });
    }
  });
});
