import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import type { OrdemDaLista } from '@portal/contracts/anuncio/listagem';
import { AnuncioStatus } from '@portal/contracts/anuncio/status';
import { dataCivil, somarDias } from '@portal/contracts/tempo/datas';
import { dobrar } from '@portal/contracts/texto/dobrar';
import {
  achados,
  TRECHOS,
  type Recorte,
  type Regras,
} from '@portal/cms-extensions/anuncio/leitura/consultas';
import { counting, idsOfStretch } from '@portal/cms-extensions/database/list-page';
import knex from 'knex';
import { beforeAll, expect, it } from 'vitest';
import { entrarComoAdministrador } from './harness/anuncios';
import { umPortal } from './harness/um-portal';
import { onPostgres } from './harness/database';
import { emBanco, sql } from './harness/sql';
import type { Visitante } from './harness/visitante';

const ANUNCIOS = 10_000;
const CONTAS = 2_000;
const INICIO = Date.parse('2026-01-01T00:00:00Z');

const aqui = umPortal();
let admin: Visitante;

const executar = (comando: string, ...valores: (string | number | null)[]) =>
  sql<Record<string, unknown>>(aqui.portal, aqui.database, comando, ...valores);

/** What the portal makes its statements with, for the database under test. */
const construtor = knex({ client: onPostgres ? 'pg' : 'better-sqlite3', useNullAsDefault: true });
const HOJE = dataCivil(new Date());
const REGRAS: Regras = { hoje: HOJE, ativo: AnuncioStatus.Ativo };
const numeros = (quantos: number): string =>
  `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${quantos})`;

/** So many accounts and ads, as years would leave them. */
const encher = async (): Promise<void> => {
  const agora = emBanco(aqui.database, new Date());
  const data = (dias: string): string =>
    onPostgres
      ? `(date '2026-01-01' + cast(${dias} as integer))`
      : `date('2026-01-01', '+' || (${dias}) || ' days')`;
  await executar(
    `insert into up_users (document_id, username, nome_normalizado, email, permissao, blocked, confirmed, provider)
     ${numeros(CONTAS)} select 'u' || i, 'Loja Nº ' || i, 'loja no ' || i, 'loja' || i || '@exemplo.test', 1, false, true, 'local' from n`,
  );
  await executar(
    `insert into anuncios (document_id, titulo, titulo_dobrado, tipo, periodo, situacao, valor, data_inicio, data_vencimento, avisado_fim_em, created_at, updated_at, published_at)
     ${numeros(ANUNCIOS)} select 'a' || i, 'Promoção ' || i || ' da Loja', 'promocao ' || i || ' da loja', 'banner', 3,
       case i % 10 when 0 then 3 when 1 then 8 when 2 then 0 else 1 end, 50 + i % 100,
       ${data('i % 700')}, ${data('90 + i % 700')}, ?, ?, ?, ? from n`,
    // Nobody has to be told of their end any more.
    ...[agora, agora, agora, agora],
  );
  // Some were never approved, and some bought when ads had no price yet.
  await executar('update anuncios set valor = null, data_vencimento = null where id % 1000 = 2');
  // One proof a minute, the first ads' the oldest.
  await executar(
    `update anuncios set enviado_em = ${
      onPostgres ? `timestamp '2026-01-01' + id * interval '1 minute'` : `${INICIO} + id * 60000`
    }`,
  );
  await executar(
    `insert into anuncios_usuario_lnk (anuncio_id, user_id)
     select a.id, u.id from anuncios a join up_users u on u.document_id = 'u' || (1 + a.id % ${CONTAS})`,
  );
  await executar(
    `insert into banners (document_id, titulo, resumo, url, created_at, updated_at, published_at)
     select 'b' || id, titulo, 'Resumo', 'https://loja.test/', ?, ?, ? from anuncios`,
    ...[agora, agora, agora],
  );
  await executar(
    `insert into banners_anuncio_lnk (banner_id, anuncio_id)
     select b.id, a.id from banners b join anuncios a on b.document_id = 'b' || a.id`,
  );
  if (onPostgres) await executar('vacuum analyze');
};

beforeAll(async () => {
  await encher();
  admin = await entrarComoAdministrador(aqui.portal);
}, 120_000);

it.each([
  ['pagina=1', ANUNCIOS],
  ['pagina=400', ANUNCIOS],
  ['pagina=1&ordem=vencimento', ANUNCIOS],
  ['pagina=3&ordem=valor&status=1', 7_000],
  ['pagina=1&status=3', 1_000],
  ['pagina=2&busca=loja', ANUNCIOS],
  ['pagina=1&busca=loja1234%40exemplo.test', 5],
  ['pagina=1&busca=nada+que+exista', 0],
])('de %s sai uma página, e quantos há ao todo', async (consulta, total) => {
  const answer = await admin.pedir(`${CAMINHOS.anunciosDeBanner}?${consulta}&limite=25`);
  expect(answer.status, answer.text).toBe(200);
  expect(answer.headers['x-total-count']).toBe(String(total));
  expect(answer.json<Anuncio[]>()).toHaveLength(Math.min(25, total));
});

it('o que se acha entre tantos é o que se procurou', async () => {
  const answer = await admin.pedir(`${CAMINHOS.anunciosDeBanner}?busca=promocao+9876&pagina=1`);
  const achados = answer.json<Anuncio[]>().map(({ titulo }) => dobrar(titulo));
  expect(achados).toEqual(['promocao 9876 da loja']);
  expect(answer.headers['x-total-count']).toBe('1');
});

it.each<OrdemDaLista>(['espera', 'recentes', 'vencimento', 'valor'])(
  'em ordem de %s, o que se acha por palavras vem na mesma ordem do que não se procura',
  async (ordem) => {
    // Pages within a stretch, over the end of one, the last, and one after it.
    for (const pagina of [1, 81, 230, 400, 401]) {
      const ler = async (mais: string) => {
        const answer = await admin.pedir(
          `${CAMINHOS.anunciosDeBanner}?limite=25&ordem=${ordem}&pagina=${pagina}${mais}`,
        );
        expect(answer.status, answer.text).toBe(200);
        expect(answer.headers['x-total-count']).toBe(String(ANUNCIOS));
        return answer.json<Anuncio[]>().map(({ id }) => id);
      };
      const todos = await ler('');
      expect(todos).toHaveLength(pagina > 400 ? 0 : 25);
      expect(await ler('&busca=loja'), `página ${pagina}`).toEqual(todos);
    }
  },
);

it('a lista de todos os tipos responde do mesmo modo, com o que há em cada status', async () => {
  const answer = await admin.pedir(`${CAMINHOS.todosOsAnuncios}?pagina=2&limite=25&periodo=3`);
  expect(answer.status, answer.text).toBe(200);
  expect(answer.headers['x-total-count']).toBe(String(ANUNCIOS));
  expect(answer.json<Anuncio[]>()).toHaveLength(25);
  const contagens = await admin.pedir(`${CAMINHOS.contagens}?status=3`);
  expect(contagens.json()).toEqual([
    { status: 0, total: 1_000 },
    { status: 1, total: 7_000 },
    { status: 3, total: 1_000 },
    { status: 8, total: 1_000 },
    { status: 9, total: 0 },
  ]);
});

const TUDO: Recorte = {
  ...{ tipo: null, status: null, periodo: null, de: null, ate: null, vence_ate: null },
  palavras: [],
};

/** How the database reads it, in its own words; nothing is read but the list's narrow copy. */
const planoDe = async (comando: string): Promise<string> => {
  const plano = await executar(`explain ${onPostgres ? '' : 'query plan '}${comando}`);
  const passos = plano.map((linha) => String(linha['detail'] ?? linha['QUERY PLAN'])).join('\n');
  expect(passos, comando).not.toMatch(/\b(on|SCAN|SEARCH) (anuncios|up_users|\w+_lnk)\b/);
  return passos;
};

/** By number, from the last one on: a page ends the scan. */
const NUMEROS = onPostgres ? /using anuncios_na_lista_pkey/ : /^SCAN a$/m;
const indice = (coluna: string): RegExp =>
  new RegExp(
    onPostgres ? `using anuncios_na_lista_${coluna}` : `INDEX anuncios_na_lista_${coluna}`,
  );

/** How a page's stretch is read, from its beginning and from its end. */
it.each<[string, Partial<Recorte>, OrdemDaLista, number, RegExp]>([
  ['o que espera', {}, 'espera', 0, indice('pendente')],
  ['o que não espera', {}, 'espera', 1, indice('pendente')],
  ['os mais novos', {}, 'recentes', 0, NUMEROS],
  ['os mais caros', {}, 'valor', 0, indice('valor')],
  ['o que vence antes', {}, 'vencimento', 0, indice('data_vencimento')],
  ['o que já venceu', {}, 'vencimento', 1, indice('data_vencimento')],
  [
    'um status',
    { status: 8 },
    'recentes',
    0,
    onPostgres ? /anuncios_na_lista_/ : indice('situacao'),
  ],
  [
    'o que vence em 30 dias',
    { vence_ate: somarDias(HOJE, 30) },
    ...(['recentes', 0, /anuncios_na_lista_/] as const),
  ],
])('%s sai de um índice', async (_nome, recorte, ordem, qual, esperado) => {
  const trecho = TRECHOS[ordem](REGRAS)[qual];
  if (!trecho) throw new Error('no such stretch');
  for (const skip of [0, 7_000]) {
    const todos = achados(construtor, REGRAS, { ...TUDO, ...recorte });
    const { ids } = idsOfStretch(todos, trecho, { skip, limit: 25 }, 9_000);
    const passos = await planoDe(ids.select('a.id').toQuery());
    expect(passos).toMatch(esperado);
    // What comes in order by itself ends with the page.
    if (esperado === NUMEROS) expect(passos).not.toMatch(/TEMP B-TREE|Sort/);
  }
});

const LOJA = { texto: 'loja', codigo: null, conta: 'loja', documento: null };
const NUMERO = { texto: '98765', codigo: 98_765, conta: '98765', documento: '98765' };

it('palavras leem só a cópia estreita, e no PostgreSQL o índice das suas palavras', async () => {
  const recorte = { ...TUDO, palavras: [LOJA, NUMERO] };
  for (const consulta of [
    achados(construtor, REGRAS, recorte).select('a.id').limit(1001),
    counting(construtor, achados(construtor, REGRAS, recorte), [['a.situacao = ?', 3], ['1 = 1']]),
  ])
    expect(await planoDe(consulta.toQuery())).toMatch(
      onPostgres ? /Bitmap Index Scan on anuncios_na_lista_palavras/ : /^SCAN a$/,
    );
});

const totaisDe = async (busca: string): Promise<unknown[]> => {
  const lista = await admin.pedir(`${CAMINHOS.todosOsAnuncios}?limite=25&pagina=2&busca=${busca}`);
  const contagens = await admin.pedir(`${CAMINHOS.contagens}?busca=${busca}`);
  const porStatus = contagens.json<{ total: number }[]>();
  return [
    lista.headers['x-total-count'],
    porStatus.reduce((soma, { total }) => soma + total, 0).toString(),
  ];
};

it('o total de uma busca segue o que qualquer um grava: anúncio, dono e nome', async () => {
  const todos = [String(ANUNCIOS), String(ANUNCIOS)];
  const menos = (quantos: number) => [String(ANUNCIOS - quantos), String(ANUNCIOS - quantos)];
  expect(await totaisDe('promocao')).toEqual(todos);
  await executar(`update anuncios set titulo_dobrado = 'outra coisa' where id in (5, 6)`);
  expect(await totaisDe('promocao')).toEqual(menos(2));
  await executar(`update anuncios set titulo_dobrado = 'promocao da loja' where id in (5, 6)`);
  expect(await totaisDe('promocao')).toEqual(todos);
  // Five ads to each account.
  expect(await totaisDe('exemplo.test')).toEqual(todos);
  await executar(`update up_users set email = 'nada@outro.test' where document_id = 'u7'`);
  expect(await totaisDe('exemplo.test')).toEqual(menos(5));
  await executar(`delete from anuncios_usuario_lnk where anuncio_id = 40`);
  expect(await totaisDe('exemplo.test')).toEqual(menos(6));
});

it('conta-se uma vez só enquanto ninguém grava', async () => {
  const antes = await totaisDe('promocao');
  // Behind the back of what is counted: of the copy itself nobody else writes.
  await executar(`update anuncios_na_lista set titulo = 'outra' where id = 9`);
  expect(await totaisDe('promocao')).toEqual(antes);
  await executar(`update up_users set telefone = telefone where document_id = 'u8'`);
  expect(await totaisDe('promocao')).toEqual(antes.map((total) => String(Number(total) - 1)));
});
