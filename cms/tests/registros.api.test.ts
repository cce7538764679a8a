import { SENHA } from '@portal/testing/senha';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestDatabase } from './harness/bancos';
import { newDatabase } from './harness/database';
import { novaPessoa } from './harness/pessoas';
import { startTestPortal, type TestPortal } from './harness/portal';
import { vazamentoEm } from './harness/registros';
import { novoVisitante } from './harness/visitante';

describe('a busca por segredos nos registros', () => {
  it.each([
    'e-mail para ana@exemplo.test não saiu',
    `{"msg":"senha ${SENHA}"}`,
    'resumo $2a$10$abcdefghijklmnopqrstuv',
    'cookie eyJhbGciOiJIUzI1NiJ9.eyJ1c2VySWQiOiIxIn0.x',
    'GET /usuario/recuperacao/abcdefghijklmnopqrstuvwxyz0123 200',
    'token abcdefghijklmnopqrstuvwx.abcdefghijklmnopqrstuv',
    'documento 529.982.247-25',
    'documento 52998224725 recusado',
    'documento 12ABC34501DE35 recusado',
    'documento 12.ABC.345/01DE-35',
  ])('acha: %s', (linha) => {
    expect(vazamentoEm(`nada\n${linha}\nnada`)).toContain(linha);
  });

  it.each([
    '{"hora":"2026-01-31T12:00:00.000Z","nivel":"http","msg":"GET /api/radios/all 200 3 ms"}',
    'POST /usuario/recuperacao/mail 200 12 ms',
    'x-request-id 6f9619ff-8b86-d011-b42d-00cf4fc964ff',
  ])('deixa passar: %s', (linha) => {
    expect(vazamentoEm(linha)).toBeNull();
  });
});

describe('os registros do portal', () => {
  let database: TestDatabase;
  let portal: TestPortal;

  beforeAll(async () => {
    database = await newDatabase();
    portal = await startTestPortal({
      database: database.url,
      env: { SMTP_URL: 'smtp://127.0.0.1:1' },
    });
  });
  // `stop` looks for secrets too, here and in every file of the suite.
  afterAll(async () => {
    await portal.stop();
    await database.drop();
  });

  it('não contam segredo nenhum, por mais que alguém os mande por todo lado', async () => {
    const { cadastro, visitante } = await novaPessoa(portal);
    const segredos = `${cadastro.email} ${cadastro.documento} ${SENHA}`;
    const query = new URLSearchParams({ email: cadastro.email, senha: SENHA }).toString();
    await portal.ask(`/usuario/login?${query}`);
    await portal.ask(`/api/${encodeURIComponent(cadastro.email)}`);
    await portal.ask(`/usuario/recuperacao/${'abc_-123'.repeat(6)}`);
    await portal.ask(`/api/cep/${cadastro.documento}`);
    await visitante.enviar('/usuario/recuperacao/mail', { email: cadastro.email });
    const torto = novoVisitante(portal);
    await torto.quem();
    const corpos = [
      `{"email":"${cadastro.email}","senha":"${SENHA}"`,
      `{"senha":${SENHA}}`,
      `"${segredos}"`,
      segredos,
    ];
    for (const body of corpos) {
      await torto.pedir('/usuario/login', {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'User-Agent': segredos,
          'X-Request-Id': cadastro.documento,
          'X-XSRF-TOKEN': torto.cookies.get('XSRF-TOKEN') ?? '',
        },
        body,
      });
    }
    await portal.ask('/admin/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: cadastro.email, password: SENHA }),
    });
    await new Promise((resolve) => setTimeout(resolve, 4000));
    expect(portal.output()).toContain('POST /usuario/save 201');
    expect(vazamentoEm(portal.output())).toBeNull();
  });
});
