import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { ORDENS_DA_LISTA } from '@portal/contracts/anuncio/listagem';
import { STATUS } from '@portal/contracts/anuncio/status';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { dobrar } from '@portal/contracts/texto/dobrar';
import { inBatches } from '@portal/cms-extensions/database/batches';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entrarComoAdministrador } from './harness/anuncios';
import type { TestDatabase } from './harness/bancos';
import { newDatabase, onPostgres } from './harness/database';
import { startTestPortal, type TestPortal } from './harness/portal';
import { esperados, serve, type Guardado } from './harness/procura-de-anuncios';
import { novoAcaso } from './harness/acaso';
import { emBanco, sql } from './harness/sql';
import type { Visitante } from './harness/visitante';

/** More than are read by their ids (`FEW`), so that a common word is counted. */
const ANUNCIOS = 2_600;
const CONTAS = 60;
const PEDACOS = [
  ...['Pão de Queijo', '100%', 'a_b', 'c\\d', "d'água", '"oferta"', 'ç', 'é', 'ão', 'LOJA'],
  ...['1234', '12', '#7', 'ANÚNCIO', 'ﬁm', 'Ⅷ', '😀', 'straße', 'x', '50% 50_', 'ﷺ'],
];

const acaso = novoAcaso(20_261_123);
let database: TestDatabase;
let portal: TestPortal;
let admin: Visitante;

const executar = <Linha = Record<string, unknown>>(
  comando: string,
  ...valores: (string | number | null)[]
) => sql<Linha>(portal, database, comando, ...valores);

/** A few hundred rows a statement. */
const inserir = async (
  tabela: string,
  linhas: readonly Record<string, string | number | null>[],
): Promise<void> => {
  const colunas = Object.keys(linhas[0] ?? {});
  const linha = `(${colunas.map(() => '?').join(', ')})`;
  for (const lote of inBatches(linhas))
    await executar(
      `insert into ${tabela} (${colunas.join(', ')}) values ${lote.map(() => linha).join(', ')}`,
      ...lote.flatMap((uma) => Object.values(uma)),
    );
};

const titulo = (): string =>
  ['Loja', ...Array.from({ length: acaso.ate(4) }, () => acaso.um(PEDACOS))]
    .slice(acaso.ate(5) === 0 ? 1 : 0)
    .join(' ') || 'Sem nome';

const dia = (): string | null =>
  acaso.ate(5) === 0 ? null : `20${25 + acaso.ate(4)}-0${1 + acaso.ate(9)}-1${acaso.ate(3)}`;

const encher = async (): Promise<void> => {
  const agora = emBanco(database, new Date());
  await inserir(
    'up_users',
    Array.from({ length: CONTAS }, (_, i) => ({
      ...{ document_id: `u${i}`, username: `Zé d'Ávila ${i}`, nome_normalizado: `ze d'avila ${i}` },
      ...{ email: `ze_${i}@exemplo.test`, documento: `${52_998_000_000 + i * 7}`, permissao: 1 },
    })),
  );
  await inserir(
    'anuncios',
    Array.from({ length: ANUNCIOS }, (_, i) => {
      const nome = titulo();
      // As an instance of an earlier version leaves it: never folded.
      const velho = acaso.ate(10) === 0;
      return {
        ...{ document_id: `a${i}`, titulo: velho ? `Loja Velha ${i}` : nome },
        ...{ titulo_dobrado: velho ? null : dobrar(nome), tipo: acaso.um(['banner', 'radio']) },
        ...{ periodo: acaso.um([1, 3]), situacao: acaso.um(STATUS), data_vencimento: dia() },
        ...{ valor: acaso.ate(6) === 0 ? null : 10 * acaso.ate(8), enviado_em: agora },
        ...{ avisado_fim_em: agora, created_at: agora, updated_at: agora, published_at: agora },
      };
    }),
  );
  await executar(
    `insert into anuncios_usuario_lnk (anuncio_id, user_id)
     select a.id, u.id from anuncios a join up_users u on u.document_id = 'u' || (a.id % ${CONTAS}) where a.id % 9 <> 0`,
  );
};

/** What the tables of Strapi hold. */
const lerTudo = async (): Promise<Guardado[]> =>
  (
    await executar<Omit<Guardado, 'valor'> & { valor: string | number | null }>(
      `select a.id, a.titulo, a.tipo, a.situacao, a.periodo, a.valor, ${onPostgres ? 'a.data_vencimento::text' : 'a.data_vencimento'} as venc,
         u.nome_normalizado as nome, u.email, u.documento
       from anuncios a left join anuncios_usuario_lnk v on v.anuncio_id = a.id left join up_users u on u.id = v.user_id`,
    )
  ).map((linha) => ({ ...linha, valor: linha.valor === null ? null : Number(linha.valor) }));

const conferir = async (
  tudo: readonly Guardado[],
  busca: string,
  filtros: Partial<Record<'status' | 'periodo', number>> = {},
): Promise<void> => {
  const ordem = acaso.um(ORDENS_DA_LISTA);
  const certos = esperados(tudo, busca, ordem).filter(
    ({ situacao, periodo }) =>
      situacao === (filtros.status ?? situacao) && periodo === (filtros.periodo ?? periodo),
  );
  const limite = acaso.um([1, 7, 25, 100]);
  const ultima = Math.max(1, Math.ceil(certos.length / limite));
  for (const pagina of new Set([1, Math.ceil(ultima / 2), ultima, ultima + 1])) {
    const consulta = new URLSearchParams({ busca, ordem });
    for (const [nome, valor] of Object.entries({ pagina, limite, ...filtros }))
      consulta.set(nome, String(valor));
    const answer = await admin.pedir(`${CAMINHOS.todosOsAnuncios}?${consulta.toString()}`);
    expect(answer.status, answer.text).toBe(200);
    const ids = certos.slice((pagina - 1) * limite, pagina * limite).map(({ id }) => id);
    expect(
      answer.json<Anuncio[]>().map(({ id }) => id),
      consulta.toString(),
    ).toEqual(ids);
    expect(answer.headers['x-total-count'], consulta.toString()).toBe(String(certos.length));
  }
};

const algumaBusca = (tudo: readonly Guardado[]): string => {
  const um = acaso.um(tudo);
  const textos = [um.titulo, um.nome ?? 'loja', um.email ?? '@', um.documento ?? '7', `#${um.id}`];
  const partes = Array.from({ length: 1 + acaso.ate(2) }, () => {
    const letras = Array.from(acaso.um(textos));
    const inicio = acaso.ate(letras.length);
    return letras.slice(inicio, inicio + 1 + acaso.ate(6)).join('');
  });
  return partes.join(' ');
};

beforeAll(async () => {
  database = await newDatabase();
  portal = await startTestPortal({ database: database.url });
  await encher();
  admin = await entrarComoAdministrador(portal);
}, 240_000);
afterAll(async () => {
  await portal.stop();
  await database.drop();
});

it.each([
  ...['loja', 'lo', 'a', '%', '_', '\\', "'", '"', 'ão', '100%', "d'água", 'ﷺ', '#7', 'anuncio 12'],
  ...[
    'loja exemplo.test',
    '50% 50_',
    'ze_1',
    'velha',
    '5299',
    '52.998',
    'nada disso',
    '',
    '12 loja',
  ],
])('busca=%s acha o que a regra diz, na ordem, em cada página', async (busca) => {
  const tudo = await lerTudo();
  await conferir(tudo, busca);
  await conferir(tudo, busca, { status: acaso.um(STATUS) });
});

const aoAcaso = async (vezes: number): Promise<void> => {
  const tudo = await lerTudo();
  for (let n = 0; n < vezes; n += 1)
    await conferir(tudo, algumaBusca(tudo), acaso.ate(3) === 0 ? { periodo: 3 } : {});
};

it('o que se procura ao acaso também', () => aoAcaso(40), 60_000);

it('as contagens por status somam o que a busca acha', async () => {
  const tudo = await lerTudo();
  for (const busca of ['', 'loja', 'pao', 'ze_1']) {
    const answer = await admin.pedir(`${CAMINHOS.contagens}?busca=${busca}`);
    const certos = esperados(tudo, busca, 'recentes');
    expect(answer.json()).toEqual(
      STATUS.map((status) => ({
        status,
        total: certos.filter(({ situacao }) => situacao === status).length,
      })),
    );
  }
});

describe('o que a lista lê segue cada escrita, por quem quer que seja', () => {
  it('títulos, status, donos, nomes e exclusões', async () => {
    const nome = 'Padaria Dobrada Çã';
    for (const comando of [
      `update anuncios set titulo = '${nome}', titulo_dobrado = '${dobrar(nome)}' where id % 11 = 0`,
      `update anuncios set situacao = 3, valor = 77, data_vencimento = '2031-01-01' where id % 13 = 0`,
      `update anuncios set valor = null, data_vencimento = null where id % 17 = 0`,
      `update up_users set nome_normalizado = 'renomeada ' || id, email = 'nova' || id || '@exemplo.test' where document_id in ('u1', 'u2', 'u3')`,
      `update up_users set documento = null where document_id = 'u4'`,
      // An owner replaced in one statement, in two, and gone.
      `update anuncios_usuario_lnk set user_id = (select id from up_users where document_id = 'u5') where anuncio_id % 19 = 0`,
      'delete from anuncios_usuario_lnk where anuncio_id % 23 = 0',
      `insert into anuncios_usuario_lnk (anuncio_id, user_id)
         select a.id, u.id from anuncios a join up_users u on u.document_id = 'u6' where a.id % 46 = 0`,
      'delete from anuncios where id % 29 = 0',
      `delete from up_users where document_id = 'u7'`,
    ])
      await executar(comando);
    const tudo = await lerTudo();
    for (const busca of ['dobrada', 'renomeada', 'nova', 'ze_7@', 'avila 5', 'avila 6', '5299'])
      await conferir(tudo, busca);
    await aoAcaso(15);
  }, 60_000);

  it.runIf(onPostgres)(
    'também as que se cruzam: quem muda de nome e quem ganha um anúncio',
    async () => {
      const clientes = [0, 1].map(() => new Client({ connectionString: database.url ?? '' }));
      for (const cliente of clientes) await cliente.connect();
      const [um, outro] = clientes as [Client, Client];
      const dar = (id: number) =>
        `insert into anuncios_usuario_lnk (anuncio_id, user_id) select ${id}, id from up_users where document_id = 'u8'`;
      const [livre, outroLivre] = await executar<{ id: number }>(
        'select id from anuncios where id not in (select anuncio_id from anuncios_usuario_lnk) order by id limit 2',
      );
      const renomear = (nome: string) =>
        `update up_users set email = '${nome}@exemplo.test', nome_normalizado = '${nome}' where document_id = 'u8'`;
      await um.query('begin');
      await um.query(renomear('primeira'));
      const dando = outro.query(dar(livre?.id ?? 0));
      await um.query('commit');
      await dando;
      await outro.query('begin');
      await outro.query(dar(outroLivre?.id ?? 0));
      const renomeando = um.query(renomear('segunda'));
      await outro.query('commit');
      await renomeando;
      for (const cliente of clientes) await cliente.end();
      const tudo = await lerTudo();
      await conferir(tudo, 'primeira');
      await conferir(tudo, 'segunda');
      expect(tudo.filter((linha) => serve(linha, 'segunda')).length).toBeGreaterThan(2);
    },
  );

  it('e o que se escreveu sem os gatilhos, desde o início seguinte', async () => {
    await executar(
      onPostgres
        ? 'drop trigger copiar_anuncios on anuncios'
        : 'drop trigger copiar_anuncios_update',
    );
    await executar(`update anuncios set titulo_dobrado = 'sem gatilho' where id % 31 = 0`);
    const { dataDir } = portal;
    const parado = portal;
    parado.signal('SIGTERM');
    await parado.exited;
    portal = await startTestPortal({ dataDir, database: database.url });
    admin = await entrarComoAdministrador(portal);
    const answer = await admin.pedir(`${CAMINHOS.todosOsAnuncios}?busca=gatilho&limite=100`);
    const [{ total } = { total: 0 }] = await executar<{ total: number | string }>(
      `select count(*) as total from anuncios where titulo_dobrado = 'sem gatilho'`,
    );
    expect(Number(total)).toBeGreaterThan(0);
    expect(answer.headers['x-total-count']).toBe(String(total));
  }, 60_000);
});
