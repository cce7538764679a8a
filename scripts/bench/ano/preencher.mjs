// A year of a large portal, written straight into its database: each entry a copy of one of the demonstration's.

export const RADIOS = 10_000;
export const CANTORES = 5000;
export const MUSICAS = 100_000;
export const ANUNCIOS = 50_000;
export const CONTAS = 10_000;
export const VOTOS = 1_000_000;
export const EVENTOS = 10_000_000;

/** Ads on the air at once; the others ran during the year. */
const NO_AR = 300;
/** What is heard in a month, and in a day. */
const OUVIDAS_NO_MES = 83_000;
const OUVIDAS_NO_DIA = 15_000;
const MESES = 12;
/** Days that stand by themselves before they are rolled into their month. */
const DIAS = 35;
const DIA_MS = 86_400_000;
/** Steps through the songs that meet each once before one comes again. */
const PASSO = 7919;

/** `n.i`: from 1 to so many; multiplied it no longer fits into the integers of PostgreSQL. */
const ate = (quantos) =>
  `with recursive n(i) as (select cast(1 as bigint) union all select i + 1 from n where i < ${quantos})`;

const inserir = async (banco, tabela, proprias, resto, quantos) => {
  const nomes = Object.keys(proprias);
  const iguais = (await banco.columns(tabela)).filter(
    (nome) => nome !== 'id' && !nomes.includes(nome),
  );
  const alvo = [...nomes, ...iguais].map((nome) => `"${nome}"`).join(', ');
  const valores = [...Object.values(proprias), ...iguais.map((nome) => `o."${nome}"`)].join(', ');
  await banco.run(`insert into ${tabela} (${alvo}) ${ate(quantos)} select ${valores} ${resto}`);
};

const PUBLICADOS = 'published_at is not null';

/** The entries that are copied in turn, numbered from 0: how many there are. */
const modelos = async (banco, tabela, onde) => {
  await banco.run(
    `create temporary table modelo_${tabela} as select document_id, row_number() over (order by document_id) - 1 as k
     from (select distinct document_id from ${tabela} where ${onde}) as todos`,
  );
  const [{ total }] = await banco.rows(`select count(*) as total from modelo_${tabela}`);
  return Number(total);
};

/** The number in a copy's own name. */
const numero = (coluna, prefixo) => `cast(substr(${coluna}, ${prefixo.length + 1}) as integer)`;

/** Copies of the entries of a type, drafts and published alike, with their files. */
const copiar = async (banco, { tabela, tipo, prefixo, quantos, proprias, onde = PUBLICADOS }) => {
  const total = await modelos(banco, tabela, onde);
  const escolhido = (i) => `m.k = ${i} % ${total}`;
  await inserir(
    banco,
    tabela,
    { document_id: `'${prefixo}' || n.i`, ...proprias },
    `from n join modelo_${tabela} m on ${escolhido('n.i')} join ${tabela} o on o.document_id = m.document_id`,
    quantos,
  );
  await banco.run(
    `insert into files_related_mph (file_id, related_id, related_type, field, "order")
     select f.file_id, novo.id, f.related_type, f.field, f."order" from ${tabela} novo
     join modelo_${tabela} m on ${escolhido(numero('novo.document_id', prefixo))}
     join ${tabela} o on o.document_id = m.document_id and (o.published_at is null) = (novo.published_at is null)
     join files_related_mph f on f.related_id = o.id and f.related_type = '${tipo}'
     where novo.document_id like '${prefixo}%'`,
  );
};

const catalogo = async (banco, agora) => {
  const entradas = /** @type {const} */ ([
    ['radios', 'api::radio.radio', 'anoradio', RADIOS, 'nome_radio'],
    ['cantores', 'api::cantor.cantor', 'anocantor', CANTORES, 'nome'],
    ['musicas', 'api::musica.musica', 'anomusica', MUSICAS, 'nome'],
  ]);
  for (const [tabela, tipo, prefixo, quantos, nome] of entradas) {
    await copiar(banco, {
      tabela,
      tipo,
      prefixo,
      quantos,
      proprias: { slug: `o.slug || '-' || n.i`, [nome]: `o.${nome} || ' ' || n.i` },
    });
    const [, especie] = tipo.split('.');
    await banco.run(
      `insert into slugs (tipo, slug, documento) select '${especie}', slug, document_id from ${tabela}
       where document_id like '${prefixo}%' and published_at is not null`,
    );
  }
  await banco.run(
    `insert into musicas_cantor_lnk (musica_id, cantor_id, musica_ord) select mu.id, ca.id, 1 from musicas mu
     join cantores ca on ca.document_id = 'anocantor' || (${numero('mu.document_id', 'anomusica')} % ${CANTORES} + 1)
      and (ca.published_at is null) = (mu.published_at is null)
     where mu.document_id like 'anomusica%'`,
  );
  await banco.run(
    `insert into transmissoes (radio, url, no_ar, desde, verificada_em, proxima_em, falhas, titulo, titulo_em)
     select document_id, url, true, ${agora - DIA_MS}, ${agora}, ${agora + DIA_MS}, 0, 'Uma música', ${agora}
     from radios where document_id like 'anoradio%' and published_at is not null`,
  );
  await banco.run(
    `insert into disponibilidades (radio, dia, perguntas, respostas)
     select r.document_id, d.dia, 288, 280 from radios r cross join ano_dias d
     where r.document_id like 'anoradio%' and r.published_at is not null and d.k < 30`,
  );
};

const contas = async (banco) => {
  const [{ id }] = await banco.rows(
    `select u.id from up_users u where u.permissao = 1 order by u.id limit 1`,
  );
  await inserir(
    banco,
    'up_users',
    {
      document_id: `'anoconta' || n.i`,
      email: `'conta' || n.i || '@ano.test'`,
      username: `'Conta ' || n.i`,
      nome_normalizado: `'conta ' || n.i`,
      documento: `null`,
    },
    `from n join up_users o on o.id = ${id}`,
    CONTAS,
  );
  await banco.run(
    `insert into up_users_role_lnk (user_id, role_id) select novo.id, l.role_id from up_users novo
     join up_users_role_lnk l on l.user_id = ${id} where novo.document_id like 'anoconta%'`,
  );
};

const anuncios = async (banco, passado) => {
  const onde = `id in (select anuncio_id from banners_anuncio_lnk) and situacao in (1, 9)`;
  await copiar(banco, {
    tabela: 'anuncios',
    tipo: 'api::anuncio.anuncio',
    prefixo: 'anoanuncio',
    quantos: ANUNCIOS,
    onde,
    proprias: {
      titulo: `o.titulo || ' ' || n.i`,
      titulo_dobrado: `o.titulo_dobrado || ' ' || n.i`,
      situacao: `case when n.i <= ${NO_AR} then o.situacao when o.situacao = 1 then 0 else o.situacao end`,
      data_vencimento: `case when n.i <= ${NO_AR} then o.data_vencimento else '${passado}' end`,
    },
  });
  await banco.run(
    `insert into anuncios_usuario_lnk (anuncio_id, user_id) select a.id, u.id from anuncios a
     join up_users u on u.document_id = 'anoconta' || (${numero('a.document_id', 'anoanuncio')} % ${CONTAS} + 1)
     where a.document_id like 'anoanuncio%'`,
  );
  await copiar(banco, {
    tabela: 'banners',
    tipo: 'api::banner.banner',
    prefixo: 'anobanner',
    quantos: ANUNCIOS,
    proprias: {},
  });
  await banco.run(
    `insert into banners_anuncio_lnk (banner_id, anuncio_id) select b.id, a.id from anuncios a
     join banners b on b.document_id = 'anobanner' || ${numero('a.document_id', 'anoanuncio')}
     where a.document_id like 'anoanuncio%'`,
  );
  for (const [evento, de, para] of [
    ['criado', 'null', 3],
    ['status', 3, 1],
    ['status', 1, 0],
  ])
    await banco.run(
      `insert into historicos (anuncio_id, titulo, quando, de, para, evento)
       select id, titulo, ${new Date(passado).getTime()}, ${de}, ${para}, '${evento}' from anuncios where document_id like 'anoanuncio%'`,
    );
};

const votos = (banco) =>
  inserir(
    banco,
    'votos',
    {
      document_id: `'anovoto' || n.i`,
      email: `'voto' || n.i || '@ano.test'`,
      email_normalizado: `'voto' || n.i || '@ano.test'`,
      telefone: `'(11) 9' || (10000000 + n.i)`,
      telefone_normalizado: `'119' || (10000000 + n.i)`,
      nome: `'Pessoa ' || n.i`,
      nome_dobrado: `'pessoa ' || n.i`,
    },
    `from n join votos o on o.id = (select min(id) from votos where pesquisa_numero = 1)`,
    VOTOS,
  );

const contagens = async (banco, agora) => {
  // The portal stamps what comes without an hour as counted just now, and reads it again for minutes.
  const ontem = banco.moment(new Date(agora - DIA_MS));
  const porMes = Math.ceil(EVENTOS / MESES / OUVIDAS_NO_MES);
  const alvo = `'anomusica' || (n.i * ${PASSO} % ${MUSICAS} + 1)`;
  await banco.run(
    `insert into contadores (tipo, alvo, periodo, total, updated_at) ${ate(MESES * OUVIDAS_NO_MES)}
     select 'musica', ${alvo}, m.mes, ${porMes}, ${ontem} from n
     join ano_meses m on m.k = (n.i - 1) / ${OUVIDAS_NO_MES}`,
  );
  await banco.run(
    `insert into contadores_diarios (tipo, alvo, dia, motivo, total) ${ate(DIAS * OUVIDAS_NO_DIA)}
     select 'musica', ${alvo}, d.dia, '', 1 + n.i % 3 from n
     join ano_dias d on d.k = (n.i - 1) / ${OUVIDAS_NO_DIA}`,
  );
};

/** Dates by how long ago they are: no database does it like the other. */
const calendario = async (banco, agora) => {
  const dias = Array.from({ length: DIAS }, (_, k) => [
    k,
    new Date(agora - (k + 1) * DIA_MS).toISOString().slice(0, 10),
  ]);
  const hoje = new Date(agora);
  const meses = Array.from({ length: MESES }, (_, k) => [
    k,
    new Date(Date.UTC(hoje.getUTCFullYear(), hoje.getUTCMonth() - k - 1, 15))
      .toISOString()
      .slice(0, 7),
  ]);
  for (const { tabela, coluna, linhas } of [
    { tabela: 'ano_dias', coluna: 'dia', linhas: dias },
    { tabela: 'ano_meses', coluna: 'mes', linhas: meses },
  ]) {
    await banco.run(`create temporary table ${tabela} (k integer, ${coluna} text)`);
    await banco.run(
      `insert into ${tabela} values ${linhas.map(([k, quando]) => `(${k}, '${quando}')`).join(', ')}`,
    );
  }
};

/** Fills the database of a portal that holds the demonstration, and is stopped. `dizer`: told what is written next. */
export const preencher = async (banco, dizer) => {
  const agora = Date.now();
  const passado = new Date(agora - 90 * DIA_MS).toISOString().slice(0, 10);
  await calendario(banco, agora);
  const partes = {
    catálogo: () => catalogo(banco, agora),
    contas: () => contas(banco),
    anúncios: () => anuncios(banco, passado),
    votos: () => votos(banco),
    contagens: () => contagens(banco, agora),
  };
  for (const [nome, fazer] of Object.entries(partes)) {
    const desde = performance.now();
    await banco.run('begin');
    await fazer();
    await banco.run('commit');
    dizer(`${nome} ${((performance.now() - desde) / 1000).toFixed(1)} s`);
  }
  await banco.run('analyze');
};
