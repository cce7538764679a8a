import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestDatabase } from './harness/bancos';
import { atributo, iniciarColetor } from './harness/coletor';
import { newDatabase } from './harness/database';
import { novaPessoa } from './harness/pessoas';
import { startTestPortal } from './harness/portal';

const DIZER = path.join(import.meta.dirname, 'harness/dizer-o-que-carregou.mjs');
const NINGUEM = 'http://127.0.0.1:1';

let database: TestDatabase;
let pasta: string;
beforeAll(async () => {
  pasta = mkdtempSync(path.join(tmpdir(), 'rastros-'));
  database = await newDatabase();
});
afterAll(async () => {
  rmSync(pasta, { recursive: true });
  await database.drop();
});

it(
  'com o coletor, cada pedido é um rastro com as suas consultas, e nada de ninguém vai nele',
  { timeout: 120_000 },
  async () => {
    const coletor = await iniciarColetor();
    const portal = await startTestPortal({
      database: database.url,
      env: { OTEL_EXPORTER_OTLP_ENDPOINT: coletor.url, OTEL_BSP_SCHEDULE_DELAY: '100' },
    });
    try {
      const pessoa = await novaPessoa(portal);
      const { email, nome, telefone, senha } = pessoa.cadastro;
      await portal.ask('/api/administracao/registro?busca=segredo-na-pergunta');
      await portal.ask('/usuario/recuperar/segredo-no-caminho');
      const resposta = await portal.ask(CAMINHOS.precos);
      const doPedido = () =>
        coletor
          .rastros()
          .find((um) => atributo(um, 'portal.pedido') === resposta.headers['x-request-id']);
      await expect.poll(doPedido).toMatchObject({ name: `GET ${CAMINHOS.precos}` });
      expect(coletor.servico()[0]).toBe('portal');

      const cadastro = coletor.rastros().find(({ name }) => name.startsWith('POST /usuario'));
      const consultas = coletor.rastros().filter(({ traceId }) => traceId === cadastro?.traceId);
      const gravou = consultas.find((um) =>
        /^insert into/i.test(String(atributo(um, 'db.query.text'))),
      );
      expect(gravou).toBeDefined();
      for (const segredo of [
        email,
        nome,
        telefone,
        senha,
        'segredo-na-pergunta',
        'segredo-no-caminho',
      ])
        expect(coletor.texto()).not.toContain(segredo);
    } finally {
      await portal.stop();
      coletor.parar();
    }
  },
);

it.each([
  ['sem ele nada disso se carrega, nem o compilador do TypeScript', {}, /^\[\]$/],
  [
    'um que não responde não atrasa o fim',
    { OTEL_EXPORTER_OTLP_ENDPOINT: NINGUEM },
    /@opentelemetry/,
  ],
])('%s', { timeout: 120_000 }, async (_caso, env, carregados) => {
  const lista = path.join(pasta, 'carregados');
  const portal = await startTestPortal({
    database: database.url,
    node: [process.execPath, '--import', DIZER],
    env: { ...env, CARREGADOS: lista },
  });
  try {
    expect((await portal.ask(CAMINHOS.precos)).status).toBe(200);
    portal.signal('SIGTERM');
    expect(await portal.exited).toBe(0);
    expect(readFileSync(lista, 'utf8')).toMatch(carregados);
  } finally {
    await portal.stop();
  }
});
