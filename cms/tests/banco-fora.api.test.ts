import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { MENSAGENS } from '@portal/contracts/http/mensagens';
import { recusaSchema } from '@portal/contracts/http/recusa';
import { cadastroNovo } from '@portal/testing/pessoas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestDatabase } from './harness/bancos';
import { newDatabase, onPostgres } from './harness/database';
import { type Editor, loginEditor } from './harness/editor';
import { type Answer, eventually } from './harness/http';
import { ADMIN, startTestPortal, type TestPortal } from './harness/portal';
import { novaPessoa, type Pessoa } from './harness/pessoas';
import { type Proxy, startProxy } from './harness/proxy';
import { errosEm } from './harness/registros';
import { novoVisitante, type Visitante } from './harness/visitante';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const timed = async (work: () => Promise<Answer>): Promise<Answer & { ms: number }> => {
  const started = performance.now();
  const answer = await work();
  return { ...answer, ms: performance.now() - started };
};

const expectAway = (answer: Answer): void => {
  expect(answer.status, answer.text).toBe(503);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(recusaSchema.parse(answer.json()).codigo).toBe('banco_indisponivel');
  expect(answer.headers['set-cookie']).toBeUndefined();
};

const VOTO = {
  nome: 'Votante',
  telefone: '(11) 98765-4321',
  email: 'votante@exemplo.test',
  id_webradio: 'uma',
};

/** Where the panel's preview of a radio reads its draft, from this browser. */
const previaDe = async (
  navegador: Visitante,
  { token }: Editor,
  documentId: string,
): Promise<string> => {
  const onde = `/content-manager/preview/url/api::radio.radio?documentId=${documentId}&status=draft`;
  const dada = await navegador.pedir(onde, { headers: { Authorization: `Bearer ${token}` } });
  const { url } = dada.json<{ data: { url: string } }>().data;
  return CAMINHOS.previa(new URL(url).searchParams.get('previa') ?? '');
};

/** Longer than an outcome of the health check is shared. */
const PAST_SHARING = 1100;

/** Longer than any answer may be kept without asking the database (3 s). */
const PAST_FRESHNESS = 3200;

describe.runIf(onPostgres)('o banco de dados fora do ar', () => {
  let database: TestDatabase;
  let proxy: Proxy;
  let portal: TestPortal;
  let editor: Editor;
  let pessoa: Pessoa;

  /** What somebody logged in, and somebody who is not, are told; none of it costs them their session. */
  const contasFora = async (): Promise<void> => {
    const login = { email: pessoa.cadastro.email, senha: pessoa.cadastro.senha };
    const answers = await Promise.all([
      timed(() => pessoa.visitante.pedir('/api/verificaLogin')),
      timed(() => pessoa.visitante.pedir('/api/usuario/meusDados')),
      timed(() => pessoa.visitante.enviar('/api/usuario/update', { cidade: 'Recife' })),
      timed(() => convidado.enviar('/usuario/login', login)),
      timed(() => convidado.enviar('/usuario/save', cadastroNovo())),
      timed(() => pessoa.visitante.pedir('/storage/banner/comprovante/a-600x250.webp')),
      timed(() => convidado.enviar(CAMINHOS.votar, VOTO)),
      timed(() => convidado.pedir(previa)),
    ]);
    for (const answer of answers) {
      expectAway(answer);
      expect(answer.ms).toBeLessThan(5000);
    }
  };
  let convidado: Visitante;
  let previa: string;

  beforeAll(async () => {
    database = await newDatabase();
    const url = new URL(database.url ?? '');
    proxy = await startProxy({ host: url.hostname, port: Number(url.port) });
    url.port = String(proxy.port);
    portal = await startTestPortal({ database: url.href });
    editor = await loginEditor(portal);
    pessoa = await novaPessoa(portal);
    convidado = novoVisitante(portal);
    await convidado.quem();
    const { documentId } = await editor.createPublished('api::radio.radio', {
      nome_radio: 'Antes',
      url: 'https://a.test/',
    });
    previa = await previaDe(convidado, editor, documentId);
    expect((await convidado.pedir(previa)).status).toBe(200);
    expect((await portal.ask('/api/radios/all')).text).toContain('Antes');
  });
  afterAll(async () => {
    await portal.stop();
    await proxy.close();
    await database.drop();
  });

  const recovers = async (): Promise<void> => {
    await proxy.restore();
    await eventually(async () => {
      expect((await portal.ask('/api/saude')).status).toBe(200);
      expect((await portal.ask('/api/radios/all')).status).toBe(200);
    }, 15_000);
  };

  it('o painel diz o mesmo, ao abrir, ao entrar e a quem entrou', async () => {
    await proxy.cut();
    const entrada = { method: 'POST', headers: { 'Content-Type': 'application/json' } };
    const answers = await Promise.all([
      portal.ask('/admin/init'),
      portal.ask('/admin/login', { ...entrada, body: JSON.stringify(ADMIN) }),
      editor.pedir('/admin/users/me'),
      editor.pedir('/content-manager/collection-types/api::radio.radio'),
    ]);
    for (const answer of answers) {
      expect(answer.status, answer.text).toBe(503);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect(answer.text).toContain(MENSAGENS.bancoIndisponivel);
    }
    await recovers();
  });

  it('sumiu: a saúde diz 503 em menos de 1 s, as leituras também depois do que podem guardar', async () => {
    await proxy.cut();
    await pause(PAST_SHARING);
    const health = await timed(() => portal.ask('/api/saude'));
    expectAway(health);
    expect(health.ms).toBeLessThan(1000);
    await pause(PAST_FRESHNESS);
    for (const path of ['/api/radios/all', '/api/cantores', '/api/portal', '/api/radios/x']) {
      const read = await timed(() => portal.ask(path));
      expectAway(read);
      expect(read.ms).toBeLessThan(1000);
    }
  });

  it('quem não precisa do banco continua: visitante não é expulso, arquivos e páginas respondem', async () => {
    const session = await portal.ask('/api/verificaLogin');
    expect(session.status).toBe(200);
    expect((await portal.ask('/api/nada')).status).toBe(404);
    expect((await portal.ask('/storage/radios/nao-existe.webp')).status).toBe(404);
  });

  it('ninguém sai da conta por culpa do banco: 503, e não 401', contasFora);

  it('cada resposta deixa uma linha de erro, do painel, das leituras, do rastreio e da presença', async () => {
    const calado = portal.output().length;
    const answers = await Promise.all([
      portal.ask('/admin/init'),
      editor.pedir('/content-manager/collection-types/api::radio.radio'),
      editor.pedir('/admin/users/me'),
      portal.ask('/admin/login', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: 'quem@exemplo.test', password: 'seja-quem-for-1' }),
      }),
      portal.ask('/api/radios/all'),
      pessoa.visitante.pedir(CAMINHOS.presenca(pessoa.id)),
      pessoa.visitante.enviar(CAMINHOS.tocarMusica, { musica: 'x' }),
      pessoa.visitante.pedir('/api/usuario/meusDados'),
    ]);
    for (const { status, headers, text } of answers) {
      expect(status, text).toBe(503);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(text).toContain('O portal está indisponível no momento.');
    }
    const erros = errosEm(portal.output().slice(calado));
    expect(erros, erros.join('\n')).toHaveLength(answers.length);
    for (const erro of erros) expect(erro).not.toMatch(/select|insert/i);
  });

  it('voltou: o mesmo processo responde de novo, com o que mudou', async () => {
    await recovers();
    await editor.createPublished('api::radio.radio', {
      nome_radio: 'Depois',
      url: 'https://d.test/',
    });
    expect((await portal.ask('/api/radios/all')).text).toContain('Depois');
    expect((await pessoa.visitante.quem()).user.id_usuario).toBe(pessoa.id);
  });

  it('congelou: 503 em menos de 5 s, e volta', async () => {
    proxy.freeze();
    await pause(PAST_FRESHNESS);
    const [health, read] = await Promise.all([
      timed(() => portal.ask('/api/saude')),
      timed(() => portal.ask('/api/radios/all')),
    ]);
    for (const answer of [health, read]) {
      expectAway(answer);
      expect(answer.ms).toBeLessThan(5000);
    }
    await contasFora();
    await recovers();
    await eventually(async () =>
      expect((await pessoa.visitante.quem()).user.id_usuario).toBe(pessoa.id),
    );
  });
});
