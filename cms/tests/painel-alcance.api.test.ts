import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { RAIZ_STORAGE } from '@portal/contracts/arquivo/pastas';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  comprarBanner,
  entrarComoAdministrador,
  enviarPartes,
  imagem,
  SALVAR,
} from './harness/anuncios';
import { type Editor } from './harness/editor';
import { umPortalEditado } from './harness/leitura';
import { enviarRetrato, som } from './harness/midias';
import { comRedacao } from './harness/redacao';
import { sql } from './harness/sql';
import { type Visitante } from './harness/visitante';

const CANTOR = 'api::cantor.cantor';
const MUSICA = 'api::musica.musica';
const RADIO = 'api::radio.radio';

const aqui = umPortalEditado();
const redacao = comRedacao(aqui);
let dona: Visitante;
let email: string;

const listar = (quem: Editor, uid: string, consulta: string) =>
  quem.pedir(`/content-manager/collection-types/${uid}?${consulta}`);

/** A song ad that brings its singer: behind both stands the account that bought it. */
const venderMusica = async (): Promise<Anuncio> => {
  const venda = await enviarPartes(dona, SALVAR, {
    ...{ titulo: 'Canção', tipo_anuncio: 'musica', periodo: '1', meio_pagamento: 'pix' },
    ...{ termos: 'true', nome_musica: 'Canção', arquivo_musica: som() },
    ...{
      nome_cantor: 'Cantora',
      slogan_cantor: 'Voz',
      segmento_cantor: 'Louvor',
      foto_cantor: await imagem('#224466'),
    },
  });
  expect(venda.status, venda.text).toBe(201);
  return venda.json<{ anuncio: Anuncio }>().anuncio;
};

const linhas = (statement: string, ...valores: (string | number)[]) =>
  sql<{ id: number; url: string }>(aqui.portal, aqui.database, statement, ...valores);

beforeAll(async () => {
  dona = await entrarComoAdministrador(aqui.portal);
  const [conta] = await sql<{ email: string }>(
    aqui.portal,
    aqui.database,
    'select email from up_users',
  );
  email = conta?.email ?? '';
  await venderMusica();
});

const DA_CONTA = [
  ...['username', 'email', 'documento', 'telefone', 'cep', 'endereco', 'numero', 'cidade'],
  ...['bairro', 'estado', 'pessoa', 'permissao', 'nome_normalizado', 'blocked'],
];

const FILTROS = DA_CONTA.map(
  (campo) => `filters[cantor][anuncio][usuario][${campo}][$startsWith]=a`,
);
const ORDENS = DA_CONTA.map((campo) => `sort=cantor.anuncio.usuario.${campo}:ASC`);
const DISFARCES = [
  'filters[$and][0][$or][1][$not][cantor][anuncio][usuario][email][$contains]=a',
  'filters[cantor][musicas][cantor][anuncio][id][$gt]=0',
  'filters[cantor][anuncio][$notNull]=true',
  'filters[anuncio][usuario][email][$contains]=a',
  'filters[cantor][createdBy][email][$startsWith]=e',
  'filters[updatedBy][firstname][$startsWith]=e',
  'filters%5Bcantor%5D%5Banuncio%5D%5Btitulo%5D=a',
  'filters[cantor.anuncio][titulo]=a',
  'sort[0]=nome:ASC&sort[1]=cantor.anuncio.usuario.email:ASC',
  'sort[cantor][anuncio][usuario][email]=asc',
  'sort=createdBy.email:ASC',
  'populate[cantor][populate]=*',
  'populate[cantor][populate][anuncio][populate]=usuario',
  'populate=cantor.anuncio.usuario',
  'populate[]=cantor.anuncio',
  'populate[cantor][sort]=anuncio.titulo',
  'populate[cantor][filters][anuncio][usuario][email][$contains]=a',
  'populate[cantor][populate][createdBy]=*',
];

describe.each(['editor', 'conteudista'] as const)('quem é %s', (papel) => {
  it.each([...FILTROS, ...ORDENS, ...DISFARCES])('não lê contas por %s', async (consulta) => {
    const answer = await listar(redacao[papel], MUSICA, consulta);
    expect(answer.status, answer.text).toBe(403);
    expect(answer.text).toContain('Você não tem permissão para isto.');
  });

  it('nem por populate, que trazia a conta inteira', async () => {
    const consulta = 'populate[musicas][populate][cantor][populate][anuncio][populate][usuario]=*';
    const answer = await listar(redacao[papel], CANTOR, consulta);
    expect(answer.status).toBe(403);
    expect(answer.text).not.toContain(email);
  });

  it('nem ao gravar, nem pelas relações, nem por páginas, arquivos e pastas', async () => {
    const quem = redacao[papel];
    const [musica] = await sql<{ document_id: string }>(
      aqui.portal,
      aqui.database,
      'select document_id from musicas',
    );
    const consulta = 'populate[cantor][populate][anuncio][populate]=usuario';
    const registro = `/content-manager/collection-types/${MUSICA}/${musica?.document_id}`;
    const pedidos = [
      quem.pedir(`${registro}?${consulta}`, 'PUT', { nome: 'Canção' }),
      quem.pedir(`${registro}?${consulta}`),
      quem.pedir(`/content-manager/relations/${MUSICA}/cantor?filters[anuncio][id][$gt]=0`),
      quem.pedir(`/content-manager/relations/${MUSICA}/anuncio`),
      quem.pedir(`/content-manager/relations/${RADIO}/anuncio?_q=a`),
      quem.pedir('/upload/files?populate=related'),
      quem.pedir('/upload/files?populate=*'),
      quem.pedir('/upload/files?filters[related][id][$gt]=0'),
      quem.pedir('/upload/files?filters[folder][files][name][$contains]=a'),
      quem.pedir('/upload/folders?populate[files][populate]=related'),
      quem.pedir('/upload/files?sort=createdBy.email'),
      quem.pedir('/content-manager/single-types/api::sobre.sobre?populate[createdBy]=*'),
    ];
    for (const answer of await Promise.all(pedidos)) {
      expect(answer.status, answer.text).toBe(403);
      expect(answer.text).not.toContain(email);
    }
  });

  it('o que as telas pedem continua a vir', async () => {
    for (const consulta of [
      'page=1&pageSize=20&sort=nome:ASC&_q=can',
      'filters[$and][0][cantor][nome][$contains]=Can&sort=cantor.nome:ASC',
      'filters[$and][0][createdAt][$gt]=2020-01-01',
    ]) {
      const answer = await listar(redacao[papel], MUSICA, consulta);
      expect(answer.status, answer.text).toBe(200);
      expect(answer.text).toContain('Canção');
      expect(answer.text).not.toContain(email);
    }
    for (const path of [
      '/upload/files?sort=updatedAt:DESC&page=1&pageSize=20&filters[$and][0][folder][id][$null]=true',
      '/upload/folders?sort=name:ASC&populate[parent]=true&filters[$and][0][parent][id][$null]=true',
      `/content-manager/relations/${MUSICA}/cantor?id=&pageSize=10&_q=can&page=1`,
    ])
      expect((await redacao[papel].pedir(path)).status, path).toBe(200);
  });

  it('quantos arquivos há numa pasta, sim; quais são, não', async () => {
    const nome = `Pasta de ${papel}`;
    const feita = await redacao[papel].pedir('/upload/folders', 'POST', {
      name: nome,
      parent: null,
    });
    const { id } = feita.json<{ data: { id: number } }>().data;
    const daPasta = (consulta: string) => redacao[papel].pedir(`/upload/folders/${id}?${consulta}`);
    const tela = 'populate[parent][populate][parent]=*&populate[children][count]=true';
    const contada = await daPasta(`${tela}&populate[files][count]=true`);
    expect(contada.status, contada.text).toBe(200);
    expect(contada.json()).toMatchObject({ data: { name: nome, files: { count: 0 } } });
    for (const consulta of [
      'populate[files][count]=true&populate[files][populate]=related',
      'populate[files][count]=true&populate[files][filters][name][$contains]=a',
      'populate[files][count]=false',
      'populate[files]=true',
      'populate[children][populate][files][count]=true&populate[children][populate][files][sort]=name',
    ])
      expect((await daPasta(consulta)).status, consulta).toBe(403);
  });
});

it('quem administra tudo filtra por anunciante', async () => {
  const consulta = `filters[cantor][anuncio][usuario][email][$eq]=${email}&populate=*`;
  const answer = await listar(aqui.editor, MUSICA, consulta);
  expect(answer.status, answer.text).toBe(200);
  expect(answer.text).toContain('Canção');
});

describe('os arquivos dos anúncios', () => {
  const doAnuncio = async (): Promise<{ id: number; url: string }[]> =>
    linhas(
      `select distinct f.id, f.url from files f join files_related_mph u on u.file_id = f.id
       where u.related_type in ('api::banner.banner', '${CANTOR}', '${MUSICA}')`,
    );

  beforeAll(async () => {
    await comprarBanner(dona);
  });

  it('não aparecem a quem é da redação, e a quem administra sim', async () => {
    const { id } = await enviarRetrato(redacao.editor, 'Da redação');
    const escondidos = await doAnuncio();
    expect(escondidos).toHaveLength(3);
    for (const [quem, quantos] of [
      [redacao.editor, 1],
      [aqui.editor, 4],
    ] as const) {
      const { results, pagination } = (await quem.pedir('/upload/files')).json<{
        results: { id: number }[];
        pagination: { total: number };
      }>();
      expect(pagination.total).toBe(quantos);
      expect(results.map((um) => um.id)).toContain(id);
    }
  });

  it('não se abrem, não se descrevem, não se trocam e não se apagam', async () => {
    const arquivos = await doAnuncio();
    for (const { id, url } of arquivos) {
      const fileInfo = JSON.stringify({ alternativeText: 'minha' });
      const form = new FormData();
      form.append('fileInfo', fileInfo);
      const codificado = new Response(form);
      const descricao = await aqui.portal.ask(`/upload?id=${id}`, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${redacao.editor.token}`,
          'Content-Type': codificado.headers.get('content-type') ?? '',
        },
        body: Buffer.from(await codificado.arrayBuffer()),
      });
      expect(descricao.status, descricao.text).toBe(404);
      expect((await redacao.editor.pedir(`/upload/files/${id}`)).status).toBe(404);
      expect((await redacao.editor.pedir(`/upload/files/${id}`, 'DELETE')).status).toBe(404);
      const noDisco = path.join(aqui.portal.dataDir, 'uploads', url.replace(RAIZ_STORAGE, ''));
      expect(existsSync(noDisco), url).toBe(true);
    }
    const fileIds = arquivos.map(({ id }) => id);
    await redacao.editor.pedir('/upload/actions/bulk-delete', 'POST', { fileIds, folderIds: [] });
    expect(await doAnuncio()).toEqual(arquivos);
  });

  it('não se escolhem para outra coisa; o que já mostra um deles continua a se editar', async () => {
    const [banner] = await linhas(
      `select f.id, f.url from files f join files_related_mph u on u.file_id = f.id
       where u.related_type = 'api::banner.banner'`,
    );
    const radio = { nome_radio: 'Espiã', imagem: banner?.id };
    const criada = await redacao.editor.pedir(
      `/content-manager/collection-types/${RADIO}`,
      'POST',
      radio,
    );
    expect(criada.status, criada.text).toBe(400);
    expect(criada.text).toContain('Este arquivo não está na biblioteca de mídia.');
    const pagina = await redacao.editor.pedir(
      '/content-manager/single-types/api::pagina-inicial.pagina-inicial',
      'PUT',
      { carrossel: [{ titulo: 'Espiã', imagem: { id: banner?.id } }] },
    );
    expect(pagina.status, pagina.text).toBe(400);

    const [cantora] = (await listar(redacao.editor, CANTOR, 'page=1')).json<{
      results: { documentId: string; foto: object }[];
    }>().results;
    const registro = `/content-manager/collection-types/${CANTOR}/${cantora?.documentId}`;
    const edicao = await redacao.editor.pedir(registro, 'PUT', { ...cantora, slogan: 'Nova' });
    expect(edicao.status, edicao.text).toBe(200);
    expect(edicao.text).toContain('"foto":{');
  });
});
