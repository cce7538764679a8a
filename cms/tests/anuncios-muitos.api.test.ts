import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { dobrar } from '@portal/contracts/texto/dobrar';
import { beforeAll, expect, it } from 'vitest';
import { entrarComoAdministrador } from './harness/anuncios';
import { umPortal } from './harness/um-portal';
import { onPostgres } from './harness/database';
import { emBanco, sql } from './harness/sql';
import type { Visitante } from './harness/visitante';

const ANUNCIOS = 10_000;
const CONTAS = 2_000;

const aqui = umPortal();
let admin: Visitante;

const executar = (comando: string, ...valores: (string | number | null)[]) =>
  sql(aqui.portal, aqui.database, comando, ...valores);

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
  if (onPostgres) await executar('analyze');
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
