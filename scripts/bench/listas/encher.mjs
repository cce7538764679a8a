/** Accounts among whom the ads are shared out. */
const ACCOUNTS = 20_000;

const numbers = (many) =>
  `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${many})`;

/** An instant as each database keeps it: so many minutes after the beginning of 2026. */
const minutes = (sqlite, i) =>
  sqlite
    ? `1767225600000 + (${i}) * 60000`
    : `timestamp '2026-01-01' + (${i}) * interval '1 minute'`;

const days = (sqlite, i) =>
  sqlite
    ? `date('2026-01-01', '+' || (${i}) || ' days')`
    : `(date '2026-01-01' + cast(${i} as integer))`;

/** What years leave behind: so many ads of banners, with their owners and contents, and as many rows of the register. */
export const statements = ({ sqlite, many }) => {
  const at = minutes(sqlite, 'i');
  return [
    `insert into up_users (document_id, username, nome_normalizado, email, documento, permissao, blocked, confirmed, provider)
     ${numbers(ACCOUNTS)} select 'u' || i, 'Padaria Nº ' || i, 'padaria no ' || i, 'dona' || i || '@exemplo.test',
       cast(10000000000 + i as text), 1, false, true, 'local' from n`,
    `insert into anuncios (document_id, titulo, titulo_dobrado, tipo, periodo, situacao, valor, data_inicio, data_vencimento,
       enviado_em, avisado_fim_em, created_at, updated_at, published_at)
     ${numbers(many)} select 'a' || i, 'Promoção ' || i || ' da Loja', 'promocao ' || i || ' da loja', 'banner', 3,
       case i % 10 when 0 then 3 when 1 then 8 when 2 then 0 else 1 end, 50 + i % 100,
       ${days(sqlite, 'i % 700')}, ${days(sqlite, '90 + i % 700')}, ${[at, at, at, at, at].join(', ')} from n`,
    `insert into anuncios_usuario_lnk (anuncio_id, user_id)
     select a.id, u.id from anuncios a join up_users u on u.document_id = 'u' || (1 + a.id % ${ACCOUNTS})`,
    `insert into banners (document_id, titulo, resumo, url, created_at, updated_at, published_at)
     select 'b' || id, titulo, 'Resumo', 'https://loja.test/', created_at, updated_at, published_at from anuncios`,
    `insert into banners_anuncio_lnk (banner_id, anuncio_id)
     select b.id, a.id from banners b join anuncios a on b.document_id = 'b' || a.id`,
    `insert into registros (document_id, quando, quem_tipo, quem_id, quem_nome, acao, alvo_tipo, alvo_id, alvo_nome, antes, depois, procurado)
     ${numbers(many)} select 'r' || i, 1767225600000 + i * cast(60000 as bigint), 'conta', 1 + i % 7, 'Ana Administradora', 'mudou o status', 'anuncio',
       cast(i as text), 'Promoção ' || i || ' da Loja', '{"status":3}', '{"status":0,"motivo":"Valor errado"}',
       'ana administradora mudou o status anuncio ' || i || ': promocao ' || i || ' da loja' from n`,
    ...(sqlite ? [] : ['vacuum analyze']),
  ];
};
