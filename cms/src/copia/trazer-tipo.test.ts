import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Conexao } from '../sqlite/conexao';
import { emDoisSqlite } from './dois-bancos';
import { TIPOS, type Tipo } from './tipos';
import { type Trazidos, trazerTipo } from './trazer-tipo';

const COMUNS = 'document_id text, published_at text, created_by_id integer, updated_by_id integer';
/** What of a portal's tables the work touches. */
const ESQUEMA = `
  create table portal_instalacao (id text, versao integer);
  insert into portal_instalacao values ('x', 7);
  create table admin_users (id integer primary key autoincrement, document_id text);
  create table anuncios (id integer primary key autoincrement, ${COMUNS});
  create table musicas (id integer primary key autoincrement, ${COMUNS}, nome text, slug text);
  create table cantores (id integer primary key autoincrement, ${COMUNS}, nome text, slug text);
  create table musicas_cantor_lnk (id integer primary key autoincrement,
    musica_id integer references musicas (id) on delete cascade,
    cantor_id integer references cantores (id) on delete cascade, musica_ord real, unique (musica_id, cantor_id));
  create table cantores_anuncio_lnk (id integer primary key autoincrement,
    cantor_id integer references cantores (id) on delete cascade,
    anuncio_id integer references anuncios (id) on delete cascade, unique (cantor_id, anuncio_id));
  create table files (id integer primary key autoincrement, document_id text, url text, folder_path text,
    created_by_id integer, updated_by_id integer);
  create table files_related_mph (id integer primary key autoincrement,
    file_id integer references files (id) on delete cascade,
    related_id integer, related_type text, field text, "order" real);
  create table upload_folders (id integer primary key autoincrement, document_id text);
  create table files_folder_lnk (id integer primary key autoincrement, file_id integer, folder_id integer, file_ord real);
  create table slugs (id integer primary key autoincrement, tipo text, slug text, documento text, unique (tipo, slug));
`;
/** Singer `ana`, draft and published, with a song, an ad and a picture in a folder. */
const CONTEUDO = `
  insert into admin_users values (1, 'editora');
  insert into anuncios values (1, 'anuncio', 'p', null, null);
  insert into cantores values (5, 'ana', null, 1, 1, 'Ana', 'ana'), (6, 'ana', 'p', 1, 1, 'Ana', 'ana');
  insert into musicas values (3, 'hino', 'p', null, null, 'Hino', 'hino');
  insert into musicas_cantor_lnk (musica_id, cantor_id, musica_ord) values (3, 6, 1);
  insert into cantores_anuncio_lnk (cantor_id, anuncio_id) values (5, 1), (6, 1);
  insert into upload_folders values (2, 'pasta');
  insert into files values (9, 'foto', '/storage/cantores/foto.webp', '/2', 1, 1);
  insert into files_folder_lnk (file_id, folder_id, file_ord) values (9, 2, 1);
  insert into files_related_mph (file_id, related_id, related_type, field, "order")
    values (9, 5, 'api::cantor.cantor', 'foto', 1), (9, 6, 'api::cantor.cantor', 'foto', 1);
  insert into slugs (tipo, slug, documento) values ('cantor', 'ana', 'ana');
`;
const CANTORES = TIPOS['cantores'] as Tipo; // it is there: tipos.test.ts looks
const TUDO = `select document_id, published_at, nome, slug, created_by_id, id from cantores order by id`;

let pasta: string;
let hoje: Conexao;

beforeEach(() => {
  pasta = mkdtempSync(path.join(os.tmpdir(), 'portal-tipo-'));
  for (const nome of ['portal.db', 'copia.db']) {
    const banco = new Conexao(path.join(pasta, nome));
    banco.exec(`begin;${ESQUEMA}${CONTEUDO}commit`);
    banco.close();
  }
  hoje = new Conexao(path.join(pasta, 'portal.db'));
});
afterEach(() => {
  hoje.close();
  rmSync(pasta, { recursive: true, force: true });
});

const trazer = async (trocar = false): Promise<Trazidos> => {
  const { trazidos, urls } = await emDoisSqlite(pasta, path.join(pasta, 'copia.db'), (bancos) =>
    trazerTipo(bancos, CANTORES, trocar),
  );
  if (trazidos.voltaram + trazidos.trocados > 0)
    expect(urls).toEqual(['/storage/cantores/foto.webp']);
  return trazidos;
};
const valores = (sql: string): unknown[][] =>
  hoje
    .prepare(sql)
    .all()
    .map((linha) => Object.values(linha));
const perder = (): void => hoje.exec("delete from cantores where document_id = 'ana'");

describe('o que se perdeu', () => {
  it('volta com os mesmos números, as ligações, os arquivos e o endereço', async () => {
    const antes = [TUDO, 'select musica_id, cantor_id, musica_ord from musicas_cantor_lnk'].map(
      valores,
    );
    perder();
    hoje.exec(
      'delete from files; delete from files_related_mph; delete from files_folder_lnk; delete from slugs',
    );
    expect(await trazer()).toEqual({ voltaram: 1, trocados: 0, ficaram: 0, soltas: 0 });
    expect(
      [TUDO, 'select musica_id, cantor_id, musica_ord from musicas_cantor_lnk'].map(valores),
    ).toEqual(antes);
    expect(valores('select file_id, related_id from files_related_mph')).toEqual([
      [9, 5],
      [9, 6],
    ]);
    expect(
      valores(
        'select folder_path, folder_id from files join files_folder_lnk on file_id = files.id',
      ),
    ).toEqual([['/2', 2]]);
    expect(valores('select slug, documento from slugs')).toEqual([['ana', 'ana']]);
  });

  it('toma outro número onde o seu tem dono, e outro endereço se o tomaram', async () => {
    perder();
    hoje.exec(`update slugs set documento = 'outra';
      insert into cantores values (6, 'outra', 'p', null, null, 'Outra', 'ana');`);
    await trazer();
    expect(valores(TUDO)).toEqual([
      ['ana', null, 'Ana', null, 1, 5],
      ['outra', 'p', 'Outra', 'ana', null, 6],
      ['ana', 'p', 'Ana', null, 1, 7],
    ]);
    expect(valores('select musica_id, cantor_id from musicas_cantor_lnk')).toEqual([[3, 7]]);
  });

  it('volta sem o que não existe mais, e diz quantas ligações ficaram', async () => {
    perder();
    hoje.exec(
      'delete from anuncios; delete from admin_users; delete from files; delete from upload_folders;',
    );
    expect((await trazer()).soltas).toBe(2);
    expect(valores(TUDO).map(([, , , , autor]) => autor)).toEqual([null, null]);
    expect(valores('select folder_path from files')).toEqual([['/']]);
  });

  it('uma música que já tem outro cantor fica com ele', async () => {
    perder();
    hoje.exec(`insert into cantores values (20, 'bia', 'p', null, null, 'Bia', null);
      insert into musicas_cantor_lnk (musica_id, cantor_id) values (3, 20);`);
    await trazer();
    expect(valores('select musica_id, cantor_id from musicas_cantor_lnk')).toEqual([[3, 20]]);
  });
});

describe('o que há hoje', () => {
  beforeEach(() => {
    // Published anew under another number, with a song the backup does not know.
    hoje.exec(`update cantores set nome = 'Quebrada' where document_id = 'ana';
      delete from cantores where id = 6;
      insert into cantores values (30, 'ana', 'p', 1, 1, 'Quebrada', 'ana');
      insert into cantores_anuncio_lnk (cantor_id, anuncio_id) values (30, 1);
      update files_related_mph set related_id = 30 where related_id = 6;
      insert into musicas values (4, 'novo', 'p', null, null, 'Novo', null);
      insert into musicas_cantor_lnk (musica_id, cantor_id, musica_ord) values (3, 30, 1), (4, 30, 2);
      insert into cantores values (31, 'so-de-hoje', 'p', null, null, 'Só de hoje', null);`);
  });

  it('fica como está', async () => {
    const havia = valores(TUDO);
    expect(await trazer()).toEqual({ voltaram: 0, trocados: 0, ficaram: 1, soltas: 0 });
    expect(valores(TUDO)).toEqual(havia);
  });

  it('trocado, fica como na cópia, com o seu número e as ligações que os outros têm', async () => {
    expect(await trazer(true)).toEqual({ voltaram: 0, trocados: 1, ficaram: 0, soltas: 0 });
    expect(valores(TUDO).map(([, , nome, , , id]) => [nome, id])).toEqual([
      ['Ana', 5],
      ['Ana', 30],
      ['Só de hoje', 31],
    ]);
    expect(valores('select musica_id, cantor_id from musicas_cantor_lnk order by 1')).toEqual([
      [3, 30],
      [4, 30],
    ]);
    expect(valores('select related_id from files_related_mph order by 1')).toEqual([[5], [30]]);
    expect(valores('select cantor_id, anuncio_id from cantores_anuncio_lnk order by 1')).toEqual([
      [5, 1],
      [30, 1],
    ]);
  });

  it('publicado depois da cópia, trocado deixa de estar', async () => {
    const copia = new Conexao(path.join(pasta, 'copia.db'));
    copia.exec("delete from cantores where published_at = 'p'");
    copia.close();
    await trazer(true);
    expect(valores(TUDO).map(([, , , , , id]) => id)).toEqual([5, 31]);
  });
});

it('de outra versão nada volta, e uma falha no meio não deixa nada', async () => {
  perder();
  hoje.exec('update portal_instalacao set versao = 8');
  await expect(trazer()).rejects.toThrow(
    /^A cópia é de outra versão do portal \(esquema 7; o de hoje é o 8\)/,
  );
  hoje.exec('update portal_instalacao set versao = 7');
  await expect(
    emDoisSqlite(pasta, path.join(pasta, 'copia.db'), async (bancos) => {
      await trazerTipo(bancos, CANTORES, true);
      throw new Error('cut');
    }),
  ).rejects.toThrow('cut');
  expect(valores(TUDO)).toEqual([]);
});
