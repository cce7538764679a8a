import { describe, expect, it } from 'vitest';
import { type Answer, eventually } from './harness/http';
import { lerMail, type Mail } from './harness/mail';
import { ADMIN, startTestPortal } from './harness/portal';
import { newDatabase } from './harness/database';
import { iniciarServidorSmtp, type ServidorSmtp } from './harness/servidor-smtp';
import { sql } from './harness/sql';
import { umPortal } from './harness/um-portal';
import { novoVisitante, type Visitante } from './harness/visitante';
import { afterAll, beforeAll } from 'vitest';
import type { TestDatabase } from './harness/bancos';
import type { TestPortal } from './harness/portal';

const COOKIE = 'portal_painel_navegador';

const entrar = (visitante: Visitante, senha = ADMIN.password): Promise<Answer> =>
  visitante.pedir('/admin/login', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    },
    body: JSON.stringify({ email: ADMIN.email, password: senha }),
  });

describe('entrar no painel', () => {
  let database: TestDatabase;
  let smtp: ServidorSmtp;
  let portal: TestPortal;

  beforeAll(async () => {
    database = await newDatabase();
    smtp = await iniciarServidorSmtp();
    portal = await startTestPortal({ database: database.url, env: { SMTP_URL: smtp.url } });
    // What the portal the tests begin from was entered for.
    await sql(portal, database, 'delete from entradas_no_painel');
  });
  afterAll(async () => {
    await portal.stop();
    await smtp.parar();
    await database.drop();
  });

  const avisos = (): Mail[] =>
    smtp.recebidos
      .map(({ bruto }) => lerMail(bruto))
      .filter(({ cabecalhos }) => cabecalhos.get('subject')?.includes('navegador novo'));
  const naFila = async (): Promise<number> => {
    const [linha] = await sql<{ total: number | string }>(
      ...([portal, database] as const),
      "select count(*) as total from correios where modelo = 'entrada-no-painel'",
    );
    return Number(linha?.total);
  };

  it('por um navegador novo avisa a dona da conta, menos na primeira vez de todas', async () => {
    const primeiro = novoVisitante(portal);
    const answer = await entrar(primeiro);
    expect(answer.status, answer.text).toBe(200);
    const cookie = (answer.headers['set-cookie'] ?? []).find((linha) => linha.startsWith(COOKIE));
    expect(cookie).toMatch(/HttpOnly/);
    expect(await naFila()).toBe(0);
    expect((await entrar(primeiro)).status).toBe(200);
    expect(await naFila()).toBe(0);

    expect((await entrar(novoVisitante(portal), 'Nao-E-Esta-1')).status).toBe(400);
    expect(await naFila()).toBe(0);

    const segundo = novoVisitante(portal);
    segundo.cookies.set(COOKIE, `${primeiro.cookies.get(COOKIE) ?? ''}x`);
    expect((await entrar(segundo)).status).toBe(200);
    await eventually(() => expect(avisos()).toHaveLength(1), 15_000);
    const [aviso] = avisos();
    expect(smtp.recebidos.at(-1)?.para).toContain(ADMIN.email);
    expect(aviso?.texto).toContain('Navegador: Firefox, Linux. Endereço na rede: 127.0.0.1.');
    expect((await entrar(segundo)).status).toBe(200);
    expect(await naFila()).toBe(1);
  });
});

describe('PORTAL_PANEL_NETWORKS', () => {
  const aqui = umPortal({
    ...{ PORTAL_PANEL_NETWORKS: '10.1.0.0/16, 2001:db8::/32', TRUSTED_PROXIES: '127.0.0.1' },
  });
  const pedir = (de: string, path: string, method = 'GET') =>
    novoVisitante(aqui.portal, de).pedir(path, { method, headers: { Accept: 'text/html,*/*' } });

  it.each(['203.0.113.9', '10.2.0.1', '2001:db9::1', 'lixo', '::ffff:10.2.0.1'])(
    'de %s não há painel',
    async (de) => {
      for (const [method, path] of [
        ...[
          ['GET', '/admin'],
          ['GET', '/Admin/auth/login'],
          ['GET', '/admin/init'],
        ],
        ...[
          ['POST', '/admin/login'],
          ['DELETE', '/admin/login'],
          ['GET', '/painel/inicio'],
        ],
        ...[
          ['GET', '/content-manager/init'],
          ['POST', '/upload'],
          ['GET', '/i18n/locales'],
        ],
      ] as const)
        expect((await pedir(de, path, method)).status, `${method} ${path}`).toBe(404);
      for (const path of ['/', '/api/portal', '/api/verificaLogin', '/usuario/login'])
        expect((await pedir(de, path)).status, path).toBe(200);
    },
  );

  it.each(['10.1.2.3', '2001:db8:7::1', '::ffff:10.1.2.3'])('de %s há', async (de) => {
    expect((await pedir(de, '/admin/init')).status).toBe(200);
    expect((await pedir(de, '/painel/inicio')).status).toBe(401);
  });
});
