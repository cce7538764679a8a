import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Anuncio, Comprovante } from '@portal/contracts/anuncio/anuncio';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { votosApagados } from '@portal/contracts/pesquisa/apagar';
import type { LinhaDoRegistro } from '@portal/contracts/registro/registro';
import type { Sorteio } from '@portal/contracts/pesquisa/sorteio';
import { DIA_MS } from '@portal/contracts/tempo/datas';
import type { Privacidade } from '@portal/contracts/usuario/privacidade';
import { freePort } from '@portal/testing/ports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decidir } from './harness/andamento';
import {
  arquivosGuardados,
  comprarBanner,
  entrarComoAdministrador,
  imagem,
} from './harness/anuncios';
import type { TestDatabase } from './harness/bancos';
import { newDatabase } from './harness/database';
import { eventually } from './harness/http';
import { novaPessoa, type Pessoa } from './harness/pessoas';
import { startTestPortal, type TestPortal } from './harness/portal';
import { emBanco, sql } from './harness/sql';
import type { Visitante } from './harness/visitante';

const ESPERA_MS = 30_000;
const VELHO = `/storage/banner/${'0123456789abcdef'.repeat(2)}-600x250.webp`;

let database: TestDatabase;
let antes: TestPortal;
let portal: TestPortal;
let administrador: Visitante;
let pessoa: Pessoa;
let acabado: Anuncio;
let recente: Anuncio;
/** Long over, and waiting for somebody's decision: in analysis once more, and asked back. */
let esperando: Anuncio[];
let sorteio: Sorteio;
let lista: string;

const consultar = <Linha>(
  comando: string,
  ...valores: (string | number | null)[]
): Promise<Linha[]> => sql<Linha>(portal, database, comando, ...valores);
const haDias = (dias: number): string =>
  new Date(Date.now() - dias * DIA_MS).toISOString().slice(0, 10);
const naPasta = (url: string): string =>
  path.join(portal.dataDir, 'uploads', url.replace('/storage/', ''));

const votar = (pesquisa: number, quem: string): Promise<unknown> =>
  consultar(
    `insert into votos (pesquisa_numero, nome, nome_dobrado, email, telefone, email_normalizado, telefone_normalizado, opcao_id)
     values (?, ?, ?, ?, ?, ?, ?, 'x')`,
    pesquisa,
    ...[quem, quem, `${quem}@exemplo.test`, `119${quem}`, `${quem}@exemplo.test`, `119${quem}`],
  );

/** What time left behind: two surveys, ads that ended, links, and what a kill left to delete. */
beforeAll(async () => {
  database = await newDatabase();
  const metricas = await freePort();
  antes = await startTestPortal({
    database: database.url,
    env: { METRICS_PORT: String(metricas) },
  });
  portal = antes;
  // What is put here is for the next start: this one's round, soon after it, would see only half.
  await eventually(async () => {
    const texto = await (await fetch(`http://127.0.0.1:${metricas}/metrics`)).text();
    expect(texto).toMatch(/portal_job_duration_seconds\{task="retencao"\} [\d.]*[1-9]/);
  }, ESPERA_MS);
  administrador = await entrarComoAdministrador(portal);
  pessoa = await novaPessoa(portal);
  for (const [numero, dias] of [
    [1, 91],
    [2, 89],
  ] as const) {
    await consultar(
      `insert into pesquisas (numero, titulo, fecha_em) values (?, 'Pesquisa', ?)`,
      numero,
      emBanco(database, new Date(Date.now() - dias * DIA_MS)),
    );
    for (const quem of ['ana', 'bia', 'caio']) await votar(numero, quem);
  }
  const feito = await administrador.enviar(CAMINHOS.pesquisaSorteios(1), {
    ...{ semente: 'Loteria 1', suplentes: 1 },
  });
  expect(feito.status, feito.text).toBe(201);
  ({ sorteio } = feito.json<{ sorteio: Sorteio }>());
  lista = (await administrador.pedir(CAMINHOS.sorteioLista(sorteio.id))).text;

  const comprar = async (): Promise<Anuncio> =>
    comprarBanner(pessoa.visitante, { arquivo_comprovante: await imagem('#aabbcc') });
  [acabado, recente] = [await comprar(), await comprar()];
  esperando = [await comprar(), await comprar()];
  for (const [{ id }, dias] of [
    [acabado, 19 * 31],
    [recente, 17 * 30],
    ...esperando.map((um) => [um, 19 * 31] as const),
  ] as const) {
    await decidir(administrador, id, 1);
    await consultar('update anuncios set data_vencimento = ? where id = ?', haDias(dias), id);
  }
  for (const [i, { id }] of esperando.entries())
    await consultar('update anuncios set situacao = ? where id = ?', [3, 8][i] ?? null, id);
  for (const dias of [31, 1])
    for (const tabela of ['recuperacoes', 'confirmacoes'])
      await consultar(
        `insert into ${tabela} (token_hash, id_usuario, expira_em${tabela === 'confirmacoes' ? ', finalidade, marca' : ''})
         values (?, 1, ?${tabela === 'confirmacoes' ? ", 'troca', 'x'" : ''})`,
        `velho-${dias}`,
        Date.now() - dias * DIA_MS,
      );
  // More than one transaction takes out.
  for (const dias of [...Array.from({ length: 101 }, () => 31), 29])
    await consultar(
      'insert into lixeiras (tipo, nome, apagado_em) values (?, ?, ?)',
      'api::radio.radio',
      `apagada há ${dias} dias`,
      Date.now() - dias * DIA_MS,
    );
  mkdirSync(path.dirname(naPasta(VELHO)), { recursive: true });
  writeFileSync(naPasta(VELHO), 'x');
  await consultar('insert into apagamentos (url) values (?)', VELHO);
  mkdirSync(path.join(portal.dataDir, 'outbox'), { recursive: true });
  writeFileSync(sobra(), 'To: alguem@exemplo.test\r\n\r\n');
  // What cannot be deleted, as what another user of the machine owns, keeps nothing else.
  mkdirSync(path.join(portal.dataDir, 'outbox', '2026-01-02-x.conta-999999.eml'));

  antes.signal('SIGTERM');
  await antes.exited;
  portal = await startTestPortal({ database: database.url, dataDir: antes.dataDir });
  administrador = await entrarComoAdministrador(portal);
  await eventually(() => expect(portal.output()).toContain('prazos de guarda'), ESPERA_MS);
});
afterAll(async () => {
  await portal.stop();
  await antes.stop();
  await database.drop();
});

const sobra = (): string => path.join(portal.dataDir, 'outbox', '2026-01-01-x.conta-999999.eml');

describe('o que já se guardou bastante', () => {
  it('sai de quem votou há noventa dias, e os votos continuam contados', async () => {
    const nomes = await consultar<{ pesquisa_numero: number; nome: string; email: string }>(
      'select pesquisa_numero, nome, nome_dobrado, email, telefone from votos order by id',
    );
    const da = (numero: number) => nomes.filter((voto) => voto.pesquisa_numero === numero);
    expect(da(1)).toHaveLength(3);
    expect(JSON.stringify(da(1))).not.toMatch(/ana|bia|caio|119/);
    expect(da(2).map(({ nome }) => nome)).toEqual(['ana', 'bia', 'caio']);
    const resultados = await administrador.pedir(CAMINHOS.pesquisaResultados(1));
    expect(resultados.json()).toMatchObject({ total: 3 });
    const votos = await administrador.pedir(CAMINHOS.pesquisaVotos(1));
    expect(votos.json()).toEqual([]);
    expect(votos.headers['x-total-count']).toBe('0');
  });

  it('o sorteio feito continua a ser conferido, sem dizer quem é', async () => {
    const agora = (await administrador.pedir(CAMINHOS.pesquisaSorteios(1))).json<Sorteio[]>();
    const semNomes = sorteio.sorteados.map((um) => ({ ...um, nome: '', email: '', telefone: '' }));
    expect(agora).toEqual([{ ...sorteio, sorteados: semNomes }]);
    expect((await administrador.pedir(CAMINHOS.sorteioLista(sorteio.id))).text).toBe(lista);
    const outro = await administrador.enviar(CAMINHOS.pesquisaSorteios(1), {
      ...{ semente: 'Loteria 2', suplentes: 1 },
    });
    expect(outro.json()).toMatchObject({ codigo: 'sem_participantes' });
  });

  it('os comprovantes de anúncios que acabaram há dezoito meses, e só eles', async () => {
    const doAcabado = await administrador.pedir(CAMINHOS.comprovantes(acabado.id));
    expect(doAcabado.json()).toEqual([]);
    const doRecente = await administrador.pedir(CAMINHOS.comprovantes(recente.id));
    expect(doRecente.json<Comprovante[]>()).toHaveLength(1);
    for (const { id } of esperando) {
      const doEsperando = await administrador.pedir(CAMINHOS.comprovantes(id));
      expect(doEsperando.json<Comprovante[]>()).toHaveLength(1);
    }
    await eventually(() => expect(existsSync(naPasta(acabado.path_comprovante ?? ''))).toBe(false));
    expect(existsSync(naPasta(recente.path_comprovante ?? ''))).toBe(true);
    expect(arquivosGuardados(portal).length).toBeGreaterThan(1);
  });

  it('os links que venceram há um mês', async () => {
    for (const tabela of ['recuperacoes', 'confirmacoes']) {
      const restam = await consultar<{ token_hash: string }>(
        `select token_hash from ${tabela} where token_hash like 'velho-%'`,
      );
      expect(restam.map(({ token_hash }) => token_hash)).toEqual(['velho-1']);
    }
  });

  it('o que ficou trinta dias na Lixeira', async () => {
    const restam = await consultar<{ nome: string }>('select nome from lixeiras');
    expect(restam.map(({ nome }) => nome)).toEqual(['apagada há 29 dias']);
  });

  it('o registro conta quanto foi apagado, e do quê', async () => {
    const linhas = (await administrador.pedir(`${CAMINHOS.registro}?busca=portal+prazo`)).json<
      LinhaDoRegistro[]
    >();
    expect(linhas.map(({ alvo, antes }) => [alvo, antes]).sort()).toEqual([
      [`anúncio ${String(acabado.id)}: ${acabado.titulo}`, { comprovantes: 1 }],
      ['links de e-mail', { links: 1 }],
      ['links de senha', { links: 1 }],
      ['lixeira de 30 dias', { registros: 1 }],
      ['lixeira de 30 dias', { registros: 100 }],
      ['pesquisa 1: Pesquisa', { votos: 3 }],
    ]);
  });

  it('o que uma queda deixou por apagar some no início seguinte', async () => {
    await eventually(() => expect(existsSync(naPasta(VELHO))).toBe(false), ESPERA_MS);
    expect(existsSync(sobra())).toBe(false);
    await eventually(async () => {
      expect(await consultar('select id from apagamentos')).toEqual([]);
    }, ESPERA_MS);
  });

  it('quem pede sai na hora: com o voto enquanto a pesquisa está aberta, só os dados depois', async () => {
    const apagar = (email: string) => administrador.enviar(CAMINHOS.apagarVotos, { email });
    const quantos = async () =>
      (await consultar('select id from votos where pesquisa_numero = 2')).length;
    const juntos = await Promise.all(Array.from({ length: 6 }, () => apagar(' BIA@exemplo.test ')));
    const ditos = juntos.map((answer) => answer.json<{ msg: string }>().msg);
    expect(ditos.filter((msg) => msg === votosApagados(1))).toHaveLength(1);
    expect(ditos.filter((msg) => msg === votosApagados(0))).toHaveLength(5);
    expect(await consultar("select id from votos where nome = 'bia'")).toEqual([]);
    expect(await quantos()).toBe(3);
    await consultar('update pesquisas set fecha_em = null where numero = 2');
    expect((await apagar('caio@exemplo.test')).status).toBe(200);
    expect(await quantos()).toBe(2);
    expect((await apagar('caio@exemplo.test')).json()).toMatchObject({ msg: votosApagados(0) });
    const linhas = (await administrador.pedir(`${CAMINHOS.registro}?busca=a+pedido`)).json<
      LinhaDoRegistro[]
    >();
    expect(linhas.map(({ quem_tipo, alvo_id, antes }) => [quem_tipo, alvo_id, antes])).toEqual([
      ...Array.from({ length: 2 }, () => ['conta', '2', { votos: 1 }]),
    ]);
    expect(JSON.stringify(linhas)).not.toMatch(/bia|caio/);
  });

  it('a página de privacidade conta os mesmos prazos, que a equipe escolhe', async () => {
    const ler = async () =>
      (await portal.ask(CAMINHOS.privacidadeTexto)).json<Privacidade>().retencao;
    expect(await ler()).toEqual({ votos_dias: 90, comprovantes_meses: 18, links_dias: 30 });
    await consultar('delete from configuracao');
    await consultar('insert into configuracao (retencao_votos_dias) values (120)');
    expect(await ler()).toEqual({ votos_dias: 120, comprovantes_meses: 18, links_dias: 30 });
  });
});
