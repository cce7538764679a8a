import { passoSchema, type Passo } from '@portal/contracts/anuncio/anuncio';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { beforeAll, describe, expect, it } from 'vitest';
import { decidir, editarMeu, passosDe, resumoDos } from './harness/andamento';
import {
  comprarBanner,
  entrarComoAdministrador,
  enviarPartes,
  excluirAnuncio,
  imagem,
  type Partes,
  venderAnuncio,
} from './harness/anuncios';
import { som } from './harness/midias';
import { novaPessoa, type Pessoa } from './harness/pessoas';
import { umPortal } from './harness/um-portal';
import type { Visitante } from './harness/visitante';

const aqui = umPortal({ PORTAL_LIMITS: '100' });
let admin: Visitante;
let ana: Pessoa;
beforeAll(async () => {
  admin = await entrarComoAdministrador(aqui.portal);
  ana = await novaPessoa(aqui.portal);
});

const edicoesDe = (passos: readonly Passo[]) =>
  passos
    .filter(({ evento }) => evento === 'edicao')
    .map(({ de, para, campos }) => [de, para, ...(campos ?? [])]);
const editar = async (caminho: string, id: number, partes: Partes): Promise<void> => {
  const answer = await enviarPartes(admin, caminho, { id_anuncio: String(id), ...partes });
  expect(answer.status, answer.text).toBe(200);
};
const vender = (partes: Partes) => venderAnuncio(admin, partes);

describe('a edição de um banner', () => {
  it('fica com o status de então e os nomes do que mudou; igual ao que era, não é edição', async () => {
    const { id } = await comprarBanner(ana.visitante);
    await editarMeu(ana.visitante, id, { titulo: 'Padaria da Ana', url: 'https://padaria.test/' });
    await editarMeu(ana.visitante, id, { titulo: 'Outro', periodo: '12', meio_pagamento: 'pix' });
    await editarMeu(ana.visitante, id, {
      ...{ resumo_banner: 'Novo resumo', url: 'https://outra.test/' },
      arquivo_banner: await imagem('#123456'),
    });
    const passos = await passosDe(ana.visitante, id);
    expect(edicoesDe(passos)).toEqual([
      [0, 0, 'titulo', 'periodo'],
      [0, 0, 'resumo_banner', 'url', 'arquivo_banner'],
    ]);
    expect(passos.map((um) => passoSchema.parse(um))).toEqual(passos);
    expect(passos.filter((um) => 'campos' in um)).toHaveLength(2);
  });

  it('com o comprovante junto vem antes dele, e o comprovante não é um campo', async () => {
    const { id } = await comprarBanner(ana.visitante);
    await editarMeu(ana.visitante, id, {
      ...{ titulo_banner: 'Novo título', periodo: '3' },
      arquivo_comprovante: await imagem('#654321'),
    });
    const passos = await passosDe(ana.visitante, id);
    expect(resumoDos(passos)).toEqual(['>0 criacao', '0>0 edicao', '0>3 comprovante']);
    expect(edicoesDe(passos)).toEqual([[0, 0, 'periodo', 'titulo_banner']]);
  });

  it('da administração, o dono lê que foi ela, e o início escolhido consta', async () => {
    const { id } = await comprarBanner(ana.visitante);
    await decidir(admin, id, 1);
    await editar(CAMINHOS.editarBanner, id, { data_inicio: '2099-01-31', titulo: 'Da equipe' });
    const passos = await passosDe(ana.visitante, id);
    expect(edicoesDe(passos)).toEqual([[1, 1, 'titulo', 'data_inicio']]);
    expect(passos.at(-1)?.por).toBe('Administração');
    const { user } = await admin.quem();
    expect((await passosDe(admin, id)).at(-1)?.por).toBe(user.usuario);
  });

  it('recusada, não deixa passo nenhum', async () => {
    const { id } = await comprarBanner(ana.visitante);
    await decidir(admin, id, 1);
    const antes = await passosDe(admin, id);
    expect((await editarMeu(ana.visitante, id, { titulo: 'Tarde' })).status).toBe(409);
    expect(await passosDe(admin, id)).toEqual(antes);
  });
});

it('a edição de uma rádio e a de uma música dizem os campos do seu formulário', async () => {
  const radio = await vender({
    ...{ tipo_anuncio: 'radio', nome_webradio: 'Rádio', url_webradio: 'https://r.test/' },
    email_webradio: 'r@r.test',
  });
  await editar(CAMINHOS.editarRadio, radio.id, {
    ...{ nome_webradio: 'Rádio', email_webradio: '', whatsapp_webradio: '(11) 98765-4321' },
    ...{ tags_webradio: 'louvor', imagem_webradio: await imagem('#998877') },
  });
  expect(edicoesDe(await passosDe(admin, radio.id))).toEqual([
    [0, 0, 'email_webradio', 'tags_webradio', 'whatsapp_webradio', 'imagem_webradio'],
  ]);
  const musica = await vender({
    ...{ tipo_anuncio: 'musica', nome_musica: 'Canção', arquivo_musica: som() },
    ...{ nome_cantor: 'Cantora', slogan_cantor: 'Voz', segmento_cantor: 'Louvor' },
    foto_cantor: await imagem('#050505'),
  });
  const cantor = musica.musica?.id_cantor ?? '';
  await decidir(admin, musica.id, 1);
  await editar(CAMINHOS.editarMusica, musica.id, {
    id_cantor_musica: cantor,
    nome_musica: 'Outra',
  });
  await editar(CAMINHOS.editarMusica, musica.id, { foto_musica: await imagem('#060606') });
  expect(edicoesDe(await passosDe(admin, musica.id))).toEqual([
    [1, 1, 'nome_musica'],
    [1, 1, 'foto_musica'],
  ]);
});

describe('depois da exclusão', () => {
  it('a administração lê o histórico até o fim; o dono, não', async () => {
    const { id } = await comprarBanner(ana.visitante);
    await editarMeu(ana.visitante, id, { titulo: 'Outro' });
    const antes = await passosDe(admin, id);
    expect((await excluirAnuncio(ana.visitante, id)).status).toBe(200);
    const passos = await passosDe(admin, id);
    expect(passos.slice(0, -1)).toEqual(antes);
    expect(passos.at(-1)).toMatchObject({ de: 0, para: null, evento: 'exclusao' });
    expect((await ana.visitante.pedir(CAMINHOS.historico(id))).status).toBe(404);
  });

  it('o que nunca houve continua não existindo', async () => {
    expect((await admin.pedir(CAMINHOS.historico(999_999))).status).toBe(404);
  });
});
