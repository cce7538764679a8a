import { linhaDoRegistroSchema, type LinhaDoRegistro } from '@portal/contracts/registro/registro';
import { counting, idsOfStretch } from '@portal/cms-extensions/database/list-page';
import {
  achados,
  EM_ORDEM,
  SEM_A_TABELA,
  SEM_AS_PALAVRAS,
} from '@portal/cms-extensions/registro/consultas';
import knex from 'knex';
import { Client } from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { decidir, ler, provar } from './harness/andamento';
import { comprarBanner, enviarPartes, excluirAnuncio, imagem } from './harness/anuncios';
import { umPortalEditado } from './harness/leitura';
import { enviarRetrato } from './harness/midias';
import { novaAdministradora, novaPessoa, type Pessoa } from './harness/pessoas';
import { sql } from './harness/sql';

const aqui = umPortalEditado({ PORTAL_LIMITS: '100' });
const REGISTRO = '/api/administracao/registro';

let administradora: Pessoa;

const consultar = <Linha>(comando: string, ...valores: (string | number | null)[]) =>
  sql<Linha>(aqui.portal, aqui.database, comando, ...valores);

/** How the database reads it, in its own words, told what the portal tells it. */
const explicar = async (comando: string, ...dito: readonly string[]): Promise<unknown[]> => {
  const { url } = aqui.database;
  if (url === null) return consultar(`explain query plan ${comando}`);
  const cliente = new Client({ connectionString: url });
  await cliente.connect();
  try {
    await cliente.query('begin');
    for (const palavra of dito) await cliente.query(palavra);
    const { rows } = await cliente.query<Record<string, unknown>>(`explain ${comando}`);
    return rows;
  } finally {
    await cliente.end();
  }
};

const lerRegistro = (parametros: Record<string, string> = {}): Promise<LinhaDoRegistro[]> =>
  ler(
    administradora.visitante,
    `${REGISTRO}?${new URLSearchParams({ limite: '100', ...parametros }).toString()}`,
  );
/** What the register says of one thing, oldest first. */
const doAlvo = async (tipo: string, id: string | number): Promise<LinhaDoRegistro[]> =>
  (await lerRegistro())
    .filter(({ alvo_tipo, alvo_id }) => alvo_tipo === tipo && alvo_id === String(id))
    .reverse();

beforeAll(async () => {
  administradora = await novaAdministradora(aqui);
});

describe('o que a administração faz a um anúncio', () => {
  it('fica no registro, com quem, o quê, e antes e depois', async () => {
    const dona = await novaPessoa(aqui.portal);
    const { id, titulo } = await comprarBanner(dona.visitante);
    await provar(dona.visitante, id);
    expect(await doAlvo('anuncio', id)).toEqual([]);
    const admin = administradora.visitante;
    const [comprovante] = await ler<{ path_comprovante: string }[]>(
      admin,
      `/api/anuncios/${id}/comprovantes`,
    );
    await admin.pedir(comprovante?.path_comprovante ?? '');
    await decidir(admin, id, 0, 'Valor errado');
    await enviarPartes(admin, '/api/usuarios/anuncios/banner/update', {
      id_anuncio: String(id),
      titulo_banner: 'Outro título',
      arquivo_banner: await imagem('#123456'),
    });
    await decidir(admin, id, 1);
    await excluirAnuncio(admin, id);
    const linhas = (await doAlvo('anuncio', id)).map((linha) => linhaDoRegistroSchema.parse(linha));
    expect(linhas.map(({ acao }) => acao)).toEqual([
      ...['viu o comprovante', 'recusou', 'editou', 'aprovou', 'excluiu'],
    ]);
    const [, recusou, editou, , excluiu] = linhas;
    expect(recusou).toMatchObject({
      quem: administradora.cadastro.nome,
      quem_tipo: 'conta',
      quem_id: administradora.id,
      alvo: `anúncio ${id}: ${titulo}`,
      antes: { status: 3 },
      depois: { status: 0, motivo: 'Valor errado' },
    });
    expect(editou?.depois).toEqual({
      titulo_banner: 'Outro título',
      arquivo_banner: 'arquivo novo',
    });
    expect(excluiu).toMatchObject({ antes: { titulo, status: 1 }, depois: null });
  });

  it('aprovar o próprio anúncio é dito assim', async () => {
    const { id } = await comprarBanner(administradora.visitante);
    await decidir(administradora.visitante, id, 1);
    await decidir(administradora.visitante, id, 1);
    const acoes = (await doAlvo('anuncio', id)).map(({ acao }) => acao);
    expect(acoes).toEqual(['criou', 'aprovou o próprio anúncio']);
  });
});

describe('o painel', () => {
  const RADIO = 'api::radio.radio';

  it('criar, editar, publicar, tirar do ar e excluir ficam no registro, só com o que mudou', async () => {
    const { editor } = aqui;
    const { documentId } = await editor.create(RADIO, {
      nome_radio: 'Rádio Uma',
      url: 'https://radio.exemplo.test/ao-vivo',
      imagem: (await enviarRetrato(editor, 'Uma antena')).id,
    });
    await editor.update(RADIO, documentId, { slogan: 'Oi' });
    await editor.update(RADIO, documentId, { slogan: 'Oi' });
    await editor.publish(RADIO, documentId);
    await editor.unpublish(RADIO, documentId);
    await editor.remove(RADIO, documentId);
    const linhas = await doAlvo('radio', documentId);
    expect(linhas.map(({ acao }) => acao)).toEqual([
      ...['criou no painel', 'editou no painel', 'publicou', 'tirou do ar', 'apagou no painel'],
    ]);
    expect(linhas.every(({ quem_tipo, quem }) => quem_tipo === 'painel' && quem !== '')).toBe(true);
    expect(linhas[0]?.depois).toMatchObject({ nome_radio: 'Rádio Uma' });
    expect([linhas[1]?.antes, linhas[1]?.depois]).toEqual([{ slogan: null }, { slogan: 'Oi' }]);
    expect(linhas[4]?.antes).toMatchObject({ nome_radio: 'Rádio Uma', slogan: 'Oi' });
  });

  it('uma página com componentes, uma relação e um arquivo também', async () => {
    const { editor } = aqui;
    await editor.save('api::sobre.sobre', {
      texto: 'Somos',
      diretoria: [{ nome: 'Ana', cargo: 'A' }],
    });
    await editor.save('api::sobre.sobre', {
      texto: 'Somos',
      diretoria: [{ nome: 'Bia', cargo: 'A' }],
    });
    const paginas = await lerRegistro({ busca: 'sobre' });
    expect(paginas[0]?.antes).toEqual({ diretoria: [{ nome: 'Ana', cargo: 'A', imagem: null }] });
    const { id } = await editor.upload('Capa.png', 'image/png', await imagem('#abcdef'), {
      alternativeText: 'Uma capa',
    });
    const arquivos = await doAlvo('midia', id);
    expect(arquivos.map(({ acao }) => acao)).toEqual(['criou no painel', 'editou no painel']);
    expect(arquivos[1]?.depois).toMatchObject({ alternativeText: 'Uma capa' });
  });

  it('uma conta mudada no painel não leva a senha, e o que é recusado não leva nada', async () => {
    const pessoa = await novaPessoa(aqui.portal);
    const [{ document_id } = { document_id: '' }] = await consultar<{ document_id: string }>(
      'select document_id from up_users where id = ?',
      pessoa.id,
    );
    const CONTA = 'plugin::users-permissions.user';
    await aqui.editor.update(CONTA, document_id, { password: 'Outra-senha-9', permissao: 2 });
    const recusada = await aqui.editor.pedir(
      `/content-manager/collection-types/${CONTA}/${document_id}`,
      'PUT',
      { permissao: 7 },
    );
    expect(recusada.status).toBe(400);
    const linhas = await doAlvo('usuario', pessoa.id);
    expect(linhas.map(({ antes, depois }) => [antes, depois])).toEqual([
      [
        { password: '(oculto)', permissao: 1 },
        { password: '(oculto)', permissao: 2 },
      ],
    ]);
    const guardado = JSON.stringify(await consultar('select * from registros'));
    expect(guardado).not.toMatch(/\$2[aby]\$|Outra-senha-9/);
  });
});

it('a conta excluída sai do registro com nomes e valores; o que se fez fica', async () => {
  const outra = await novaAdministradora(aqui);
  const { id } = await comprarBanner(outra.visitante);
  await decidir(outra.visitante, id, 1);
  await administradora.visitante.enviar(`/api/administracao/usuarios/${outra.id}`, {
    permissao: 1,
  });
  const { nome } = outra.cadastro;
  expect(await lerRegistro({ busca: nome })).not.toHaveLength(0);
  const [{ document_id } = { document_id: '' }] = await consultar<{ document_id: string }>(
    'select document_id from up_users where id = ?',
    outra.id,
  );
  await aqui.editor.remove('plugin::users-permissions.user', document_id);
  expect(await lerRegistro({ busca: nome })).toEqual([]);
  expect(JSON.stringify(await lerRegistro())).not.toContain(nome);
  const acoes = await doAlvo('usuario', outra.id);
  expect(acoes.map(({ acao, antes, depois }) => [acao, antes, depois])).toEqual([
    ['mudou a permissão', null, null],
    ['apagou no painel', null, null],
  ]);
  const doAnuncio = await doAlvo('anuncio', id);
  expect(doAnuncio.map(({ quem, quem_id }) => [quem, quem_id])).toEqual([
    ['Conta excluída', outra.id],
    ['Conta excluída', outra.id],
    ['Portal', null],
  ]);
});

describe('a leitura', () => {
  it('tem páginas, busca e dias, a mais nova primeiro', async () => {
    const answer = await administradora.visitante.pedir(`${REGISTRO}?limite=2`);
    const total = Number(answer.headers['x-total-count']);
    expect(total).toBeGreaterThan(10);
    const primeira = answer.json<LinhaDoRegistro[]>();
    const segunda = await lerRegistro({ limite: '2', pagina: '2' });
    const ids = [...primeira, ...segunda].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
    const achadas = await lerRegistro({ busca: 'APROVOU proprio' });
    expect(achadas.length).toBeGreaterThan(0);
    expect(achadas.every(({ acao }) => acao === 'aprovou o próprio anúncio')).toBe(true);
    expect(await lerRegistro({ busca: '%' })).toEqual([]);
    const hoje = new Date(Date.now() - 3 * 3_600_000).toISOString().slice(0, 10);
    expect(await lerRegistro({ de: '2020-01-01', ate: '2020-12-31' })).toEqual([]);
    expect((await lerRegistro({ de: '2020-01-01', ate: hoje })).length).toBe(
      (await lerRegistro()).length,
    );
    expect(await lerRegistro({ de: '2999-01-01T00:00:00Z' })).toEqual([]);
  });

  it.each([
    ...['de=2026-02-31', 'de=2026-13-01', 'ate=2026-01-99', 'de=2026-02-30T00:00:00Z'],
    'de=x',
    'ate=1',
    'de=2026-01-01&de=2026-01-02',
    'limite=101',
    'pagina=0',
  ])('%s é 400', async (pedido) => {
    expect((await administradora.visitante.pedir(`${REGISTRO}?${pedido}`)).status).toBe(400);
  });

  it('o CSV abre no Excel brasileiro e não leva fórmula', async () => {
    const pessoa = await novaPessoa(aqui.portal, { nome: '=1+1 Fórmula' });
    await administradora.visitante.enviar(`/api/administracao/usuarios/${pessoa.id}`, {
      bloqueado: true,
      motivo: 'Teste',
    });
    const answer = await administradora.visitante.pedir(`${REGISTRO}.csv?busca=bloqueou`);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="registro.csv"');
    expect([...answer.bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const linhas = answer.text.slice(1).split('\r\n');
    expect(linhas[0]).toBe('"Data";"Hora";"Quem";"Onde";"Ação";"Alvo";"Antes";"Depois"');
    expect(linhas).toHaveLength(3);
    expect(linhas[1]).toContain(`"usuário ${pessoa.id}: =1+1 Fórmula"`);
    expect(linhas[1]).toContain('""motivo"":""Teste""');
  });

  it('lê o índice e não a tabela, com e sem busca', async () => {
    const postgres = aqui.database.url !== null;
    const colunas = 'quando, quem_tipo, acao, alvo_tipo, alvo_id, antes, procurado';
    const valores = JSON.stringify({ texto: 'x' });
    const numeros = postgres
      ? 'generate_series(1, 20000) n'
      : '(with recursive t(n) as (select 1 union all select n + 1 from t where n < 20000) select n from t)';
    await consultar(
      `insert into registros (${colunas})
       select n, 'portal', 'contou', 'anuncio', n, '${valores}', 'portal contou anuncio ' || n from ${numeros}`,
    );
    if (postgres) await consultar('vacuum analyze registros');
    // The portal's own statements, made for the database under test.
    const construtor = knex({ client: postgres ? 'pg' : 'better-sqlite3', useNullAsDefault: true });
    for (const busca of ['', 'contou 19999'])
      for (const tipos of [null, ['anuncio', 'radio']]) {
        const palavras = busca.split(' ').filter(Boolean);
        const todas = () =>
          achados(construtor, 'registros', { palavras, tipos, de: null, ate: 30_000 });
        const pagina = (skip: number) =>
          idsOfStretch(todas(), EM_ORDEM, { skip, limit: 20 }, 20_000).ids.select('a.id');
        const contagem = counting(construtor, todas(), [['1 = 1']]);
        for (const consulta of [pagina(0), pagina(19_000), contagem]) {
          const comando = consulta.toQuery();
          const plano = JSON.stringify(await explicar(comando, SEM_A_TABELA, SEM_AS_PALAVRAS));
          expect(plano, comando).toMatch(
            postgres
              ? /Index Only Scan( Backward)? using registros_em_ordem/
              : /USING COVERING INDEX registros_em_ordem/,
          );
          expect(plano, comando).not.toMatch(/TEMP B-TREE|"Sort|Seq Scan/);
        }
        if (!postgres || !busca) continue;
        const poucas = todas().select('a.id').limit(1001).toQuery();
        expect(JSON.stringify(await explicar(poucas, SEM_A_TABELA)), poucas).toMatch(
          /Bitmap Index Scan on registros_palavras/,
        );
      }
    expect((await lerRegistro({ busca: 'contou 19999' })).map(({ alvo_id }) => alvo_id)).toEqual([
      '19999',
    ]);
  });
});
