import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Anuncio, type Comprovante } from '@portal/contracts/anuncio/anuncio';
import { PASTAS } from '@portal/contracts/arquivo/pastas';
import { type Cantor } from '@portal/contracts/cantor/cantor';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { Resultados } from '@portal/contracts/pesquisa/resultados';
import type { Portal } from '@portal/contracts/portal/portal';
import { type Radio } from '@portal/contracts/radio/radio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { imagem } from './harness/anuncios';
import type { TestDatabase } from './harness/bancos';
import { comando } from './harness/comando';
import { newDatabase, onPostgres } from './harness/database';
import { eventually } from './harness/http';
import { loginEditor } from './harness/editor';
import { ADMIN, startTestPortal, type TestPortal } from './harness/portal';
import { sql } from './harness/sql';
import { novoVisitante, type Visitante } from './harness/visitante';

/** Made by scripts/upgrade-fixture.mjs: the portal as a version of then left it. */
const amostra = (nome: string): string =>
  path.join(
    import.meta.dirname,
    'fixtures',
    `${nome}-${onPostgres ? 'postgres' : 'sqlite'}.tar.gz`,
  );

const VERSOES = [
  { nome: 'primeira-versao', de: 'da primeira versão' },
  { nome: 'versao-256f7a1', de: 'da versão 256f7a1' },
];
const ANA = { email: 'ana@portal.test', senha: 'Senha-Boa-123' };
const TABELAS = [
  'radios',
  'cantores',
  'musicas',
  'anuncios',
  'banners',
  'up_users',
  'files',
  'precos',
  'pesquisas',
  'opcoes',
  'votos',
  'contadores',
  'components_pagina_slide',
  'components_pagina_parceiro',
  'components_pagina_diretor',
];

type Linha = Record<string, unknown>;

const COMPROVANTE = `${'0123456789abcdef'.repeat(2)}-600x250.webp`;

const entrarComo = async (
  portal: TestPortal,
  { email, senha }: { email: string; senha: string },
): Promise<Visitante> => {
  const visitante = novoVisitante(portal);
  const answer = await visitante.enviar('/usuario/login', { email, senha });
  expect(answer.status, answer.text).toBe(200);
  return visitante;
};

describe.each(VERSOES)('um portal $de no código de hoje', { timeout: 120_000 }, ({ nome }) => {
  const base = mkdtempSync(path.join(os.tmpdir(), 'portal-atualizacao-'));
  const dataDir = path.join(base, 'dados');
  let database: TestDatabase;
  let portal: TestPortal;
  let antes: Map<string, Linha[]>;

  const linhasDe = async (tabela: string): Promise<Linha[]> =>
    sql<Linha>({ dataDir }, database, `select * from ${tabela} order by id`);

  const lerTabelas = async (): Promise<Map<string, Linha[]>> => {
    const tabelas = new Map<string, Linha[]>();
    for (const tabela of TABELAS) tabelas.set(tabela, await linhasDe(tabela));
    return tabelas;
  };

  /** Those versions kept an ad's newest proof on the ad itself. */
  const comprovar = async (): Promise<void> => {
    const [{ id } = { id: 0 }] = await sql<{ id: number }>(
      { dataDir },
      database,
      'select max(id) as id from anuncios',
    );
    const gravar = 'update anuncios set comprovante = ? where id = ?';
    await sql({ dataDir }, database, gravar, COMPROVANTE, id);
    const pasta = path.join(dataDir, 'uploads', PASTAS.comprovantes);
    mkdirSync(pasta, { recursive: true });
    writeFileSync(path.join(pasta, COMPROVANTE), await imagem('#336699', 'webp'));
  };

  beforeAll(async () => {
    database = await newDatabase('vazio');
    const fim = await comando('restore', [amostra(nome)], { dataDir, database });
    if (fim.codigo !== 0) throw new Error(fim.erro);
    await comprovar();
    antes = await lerTabelas();
    portal = await startTestPortal({ dataDir, database: database.url });
  });
  afterAll(async () => {
    await portal.stop();
    await database.drop();
    rmSync(base, { recursive: true, force: true });
  });

  it('nenhuma linha se perde, nenhum número e nenhum documentId muda', async () => {
    for (const [tabela, linhas] of antes) {
      expect(linhas.length, tabela).toBeGreaterThan(0);
      const agora = new Map((await linhasDe(tabela)).map((linha) => [linha['id'], linha]));
      for (const linha of linhas) {
        // A column may come with a newer version; none that was filled may go or change.
        // When it was touched may: the portal notes on an ad of long ago that its end was told.
        const cheias = Object.entries(linha).filter(
          ([coluna, valor]) => valor !== null && coluna !== 'updated_at',
        );
        expect(agora.get(linha['id']), `${tabela} ${String(linha['id'])}`).toMatchObject(
          Object.fromEntries(cheias),
        );
      }
    }
  });

  it('o catálogo público responde com as mesmas rádios e cantores', async () => {
    const radios = (await portal.ask(`${CAMINHOS.radios}?limite=100`)).json<Radio[]>();
    const cantores = (await portal.ask(CAMINHOS.cantores)).json<Cantor[]>();
    const publicados = (tabela: string) =>
      new Set(
        antes
          .get(tabela)
          ?.filter(({ published_at }) => published_at !== null)
          .map(({ document_id }) => document_id),
      );
    expect(new Set(radios.map(({ id }) => id))).toEqual(publicados('radios'));
    expect(new Set(cantores.map(({ id }) => id))).toEqual(publicados('cantores'));
    expect((await portal.ask(CAMINHOS.portal)).status).toBe(200);
    expect((await portal.ask(CAMINHOS.precos)).json<unknown[]>()).toHaveLength(12);
  });

  it('a cidade e o estado saem da região de antes, e a duração, do som', async () => {
    const radios = (await portal.ask(`${CAMINHOS.radios}?limite=100`)).json<Radio[]>();
    const claras = radios.filter(({ endereco }) => /^[^,]+, [A-Z]{2}$/.test(endereco));
    expect(claras.length).toBeGreaterThan(0);
    for (const { cidade, estado, endereco } of claras)
      expect(`${cidade}, ${estado}`).toBe(endereco);
    await eventually(async () => {
      const cantores = (await portal.ask(CAMINHOS.cantores)).json<Cantor[]>();
      const medidas = cantores.flatMap(({ musicas }) => musicas.flatMap((um) => um.duracao ?? []));
      expect(medidas.length).toBeGreaterThan(0);
      for (const segundos of medidas) expect(segundos).toBeGreaterThan(0);
    }, 20_000);
  });

  it('cada rádio, cantor e música ganha o seu slug, do nome, e o guarda', async () => {
    for (const tabela of ['radios', 'cantores', 'musicas']) {
      const tipo = { radios: 'radio', cantores: 'cantor', musicas: 'musica' }[tabela] ?? '';
      const linhas = await linhasDe(tabela);
      const donos = new Map(linhas.map(({ slug, document_id }) => [slug, document_id]));
      const documentos = new Set(linhas.map(({ document_id }) => document_id));
      for (const { slug } of linhas) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(donos.size, tabela).toBe(documentos.size);
      const guardados = await sql<Linha>(
        { dataDir },
        database,
        'select slug, documento from slugs where tipo = ?',
        tipo,
      );
      for (const [slug, documento] of donos) expect(guardados).toContainEqual({ slug, documento });
    }
    const radios = (await portal.ask(`${CAMINHOS.radios}?limite=100`)).json<Radio[]>();
    expect(radios.find(({ nome_radio }) => nome_radio === 'Rádio Sião')?.slug).toBe('radio-siao');
  });

  it('as contas entram com a senha de antes, e Ana vê os seus anúncios', async () => {
    await entrarComo(portal, { email: ADMIN.email, senha: ADMIN.password });
    await loginEditor(portal);
    const ana = await entrarComo(portal, ANA);
    const { user } = await ana.quem();
    const dela = await sql<{ id: number }>(
      { dataDir },
      database,
      'select anuncio_id as id from anuncios_usuario_lnk where user_id = ? order by anuncio_id',
      user.id_usuario,
    );
    expect(dela).toHaveLength(3);
    const answer = await ana.pedir(CAMINHOS.anunciosDoUsuario(user.id_usuario ?? 0));
    const anuncios = answer.json<Anuncio[]>();
    expect(anuncios.map(({ id }) => id).sort((a, b) => a - b)).toEqual(dela.map(({ id }) => id));
  });

  it('o comprovante de cada anúncio é o primeiro da sua lista, e o título se procura', async () => {
    const comprovados = (antes.get('anuncios') ?? []).filter(({ comprovante }) => comprovante);
    expect(comprovados.length).toBeGreaterThan(0);
    const administradora = await entrarComo(portal, { email: ADMIN.email, senha: ADMIN.password });
    for (const { id, comprovante, titulo } of comprovados) {
      const lista = (await administradora.pedir(CAMINHOS.comprovantes(Number(id)))).json<
        Comprovante[]
      >();
      expect(lista.map(({ path_comprovante }) => path.basename(path_comprovante))).toEqual([
        comprovante,
      ]);
      expect(new Date(lista[0]?.enviado_em ?? '').getTime()).toBeLessThan(Date.now());
      // The sample keeps the lightest files of each folder.
      const pasta = path.join(dataDir, 'uploads', PASTAS.comprovantes);
      if (existsSync(path.join(pasta, String(comprovante))))
        expect((await administradora.pedir(lista[0]?.path_comprovante ?? '')).status).toBe(200);
      const busca = new URLSearchParams({ busca: String(titulo).toUpperCase() }).toString();
      const achados = await administradora.pedir(`${CAMINHOS.anunciosDeBanner}?${busca}`);
      expect(achados.json<Anuncio[]>().map((um) => um.id)).toContain(id);
    }
  });

  it('os votos são da primeira edição da sua pesquisa, e a seguinte começa do zero', async () => {
    const administradora = await entrarComo(portal, { email: ADMIN.email, senha: ADMIN.password });
    const daEdicao = async (edicao: number) =>
      (await administradora.pedir(CAMINHOS.pesquisaResultados(2, edicao))).json<Resultados>();
    const votos = (antes.get('votos') ?? []).filter((voto) => voto['pesquisa_numero'] === 2);
    expect((await daEdicao(1)).total).toBe(votos.length);
    const { pesquisas } = (await portal.ask(CAMINHOS.portal)).json<Portal>();
    expect(pesquisas.map(({ numero, edicao }) => [numero, edicao])).toEqual([
      [1, 1],
      [2, 1],
    ]);
    const ordenadas = [...(antes.get('opcoes') ?? [])].sort(
      (a, b) => Number(a['ordem']) - Number(b['ordem']),
    );
    expect(pesquisas[1]?.opcoes?.map(({ nome }) => nome)).toEqual(
      ordenadas.map(({ nome }) => nome),
    );

    const editor = await loginEditor(portal);
    const velha = antes.get('pesquisas')?.find(({ numero }) => numero === 2);
    const path = `/painel/pesquisas/${String(velha?.['document_id'])}/nova-edicao`;
    const nova = await editor.pedir(path, 'POST', {});
    expect(nova.status, nova.text).toBe(200);
    expect(await daEdicao(2)).toMatchObject({ edicao: 2, total: 0 });
    expect((await daEdicao(1)).total).toBe(votos.length);
    // Who voted then votes again: the indexes of before are gone, those of now are in their place.
    const [primeiro] = votos;
    const { id: id_musica } =
      (await portal.ask(CAMINHOS.portal)).json<Portal>().pesquisas[1]?.opcoes?.[0] ?? {};
    const { nome, email, telefone } = primeiro ?? {};
    const votar = () =>
      novoVisitante(portal).enviar(CAMINHOS.votar, { nome, email, telefone, id_musica });
    expect([(await votar()).status, (await votar()).status]).toEqual([201, 409]);
  });

  it('cada arquivo continua no seu endereço, byte por byte', async () => {
    const uploads = path.join(dataDir, 'uploads');
    const nomes = readdirSync(uploads, { recursive: true, withFileTypes: true })
      .filter((entrada) => entrada.isFile())
      .map((entrada) => path.relative(uploads, path.join(entrada.parentPath, entrada.name)));
    expect(nomes.length).toBeGreaterThan(10);
    // Files of an ad that is not running are its owner's and the administrators'.
    const administradora = await entrarComo(portal, { email: ADMIN.email, senha: ADMIN.password });
    for (const nome of nomes) {
      const answer = await administradora.pedir(`/storage/${nome}`);
      expect(answer.status, nome).toBe(200);
      expect(answer.bytes.equals(readFileSync(path.join(uploads, nome))), nome).toBe(true);
    }
  });

  it('o que é novo se grava ao lado do que havia', async () => {
    const editor = await loginEditor(portal);
    const { documentId } = await editor.createPublished('api::radio.radio', {
      nome_radio: 'Rádio de hoje',
      url: 'https://hoje.test/',
    });
    const answer = await portal.ask(CAMINHOS.radio(documentId));
    expect(answer.json<Radio>().nome_radio).toBe('Rádio de hoje');
  });
});
