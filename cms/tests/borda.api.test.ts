import { readdirSync } from 'node:fs';
import { recusaSchema } from '@portal/contracts/http/recusa';
import { COOKIE_XSRF } from '@portal/contracts/http/xsrf';
import { verificaLoginSchema } from '@portal/contracts/usuario/verifica-login';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Editor, loginEditor, multipart } from './harness/editor';
import { emCurso } from './harness/em-curso';
import { type Answer, eventually } from './harness/http';
import { umPortal } from './harness/um-portal';

const aqui = umPortal();
let editor: Editor;

beforeAll(async () => {
  editor = await loginEditor(aqui.portal);
});

/** A refusal in the contract's shape, and nothing of our insides in it. */
const expectRefusal = (answer: Answer, statuses: number[]): void => {
  expect(statuses, `${answer.status} ${answer.text}`).toContain(answer.status);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(recusaSchema.safeParse(answer.json()).error).toBeUndefined();
  expect(answer.text).not.toMatch(/node_modules|\/home|\.js|\.ts|select |Error|stack|knex/i);
  expect(answer.text).not.toContain(process.cwd());
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
};

describe('pedidos hostis', () => {
  it.each(['gzip', 'deflate', 'br'])(
    'um corpo que diz ser %s e não é: 400',
    async (codificacao) => {
      const headers = { 'Content-Type': 'application/json', 'Content-Encoding': codificacao };
      for (const body of ['nada disso', Buffer.from([0x1f, 0x8b, 8, 0, 0, 0])])
        expectRefusal(
          await aqui.portal.ask('/usuario/login', { method: 'POST', headers, body }),
          [400],
        );
    },
  );

  const LONGO = 'a'.repeat(5000);

  it.each([
    'limite=1e9',
    'limite=-1',
    'limite=0',
    'limite=101',
    'limite=abc',
    'limite=1.5',
    'limite=99999999999999999999',
    'limite=',
    'limite[]=1',
    'limite[a][b]=1',
    'limite=1&limite=2',
    'pagina=-1',
    'pagina=0',
    'pagina=NaN',
    'pagina=1e3',
    'pagina=%00',
    'busca[]=x',
    'busca[$ne]=x',
    'busca=a&busca=b',
    'busca=%00',
    'busca=a%00b',
    'busca=%E0%A4%A',
    'busca=%',
    'busca=%ff',
    `busca=${LONGO}`,
    `busca=${'a'.repeat(101)}`,
    `outra=${LONGO}`,
  ])('GET /api/radios/all?%s é 400 na forma do contrato', async (query) => {
    expectRefusal(await aqui.portal.ask(`/api/radios/all?${query}`), [400]);
  });

  it.each(['filters[id][$gt]=0', 'populate=*', '__proto__[a]=1', 'constructor=1', '&&&=&', 'x'])(
    'GET /api/radios/all?%s ignora o que não conhece',
    async (query) => {
      const answer = await aqui.portal.ask(`/api/radios/all?${query}`);
      expect(answer.status).toBe(200);
      expect(answer.text).toBe((await aqui.portal.ask('/api/radios/all')).text);
    },
  );

  it.each([
    '/api/radios/%00',
    '/api/radios/..%2f..%2fetc',
    '/api/radios/%E0%A4%A',
    `/api/radios/${LONGO}`,
    '/api/radios/__proto__',
    '/api/radios/constructor',
    '/api/cantores/%00',
    '/api/cantores/1%27%20or%201=1',
    '/api//radios/all',
    '//api/radios/all',
    '/api/radios//all',
    '/api/radios\\all',
    '/api/radios/all/outra',
    '/API/radios/all',
    '/api',
    '/api/',
    '/api/radios',
    '/api/banners',
    '/api/anuncios',
    '/api/users',
    '/api/users/me',
    '/api/upload/files',
    '/api/auth/local',
    '/api/i18n/locales',
    '/_health',
    '/uploads/x.png',
    '/favicon.php',
    '/.env',
    '/package.json',
    '/..%2f..%2fetc%2fpasswd',
    '/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/a%00b',
    '/nada/aqui',
  ])('GET %s é 404 na forma do contrato', async (path) => {
    expectRefusal(await aqui.portal.ask(path), [404]);
  });

  it('um endereço absoluto de outro lugar não é daqui', async () => {
    expectRefusal(await aqui.portal.ask('http://outro.test/api/radios/all'), [404]);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    '%s em endereço conhecido é 405 com Allow, em desconhecido 404',
    async (method) => {
      for (const path of ['/api/radios/all', '/api/radios/x', '/api/verificaLogin', '/api/saude']) {
        const known = await aqui.portal.ask(path, { method });
        expectRefusal(known, [405]);
        expect(known.headers.allow).toMatch(/GET/);
      }
      expectRefusal(await aqui.portal.ask('/api/nada', { method }), [404]);
    },
  );

  it.each([
    ['/', 'PUT', 'GET, HEAD'],
    ['/privacidade', 'POST', 'GET, HEAD'],
    ['/usuario/perfil/', 'OPTIONS', 'GET, HEAD'],
    ['/usuario/login', 'PUT', 'GET, HEAD, POST'],
  ])('a página %s diz a quem vem com %s como se chega a ela', async (path, method, allow) => {
    const answer = await aqui.portal.ask(path, { method });
    expect([answer.status, answer.headers.allow]).toEqual([405, allow]);
  });

  it.each([
    ['JSON quebrado', 'application/json', Buffer.from('{"a":')],
    ['JSON de 5 MB', 'application/json', Buffer.from(JSON.stringify('a'.repeat(5e6)))],
    ['formulário', 'application/x-www-form-urlencoded', Buffer.from('a=1&b[c]=2')],
  ])('POST de %s em endereço desconhecido é 404', async (_name, type, body) => {
    const headers = { 'Content-Type': type };
    expectRefusal(await aqui.portal.ask('/api/nada', { method: 'POST', headers, body }), [404]);
  });

  it('cabeçalhos estranhos não derrubam nada', async () => {
    const strange: Record<string, string>[] = [
      { Range: 'bytes=0-1' },
      { 'If-None-Match': `"${LONGO}"` },
      { 'Accept-Encoding': ';;;q=,=,' },
      { 'X-Forwarded-For': 'x'.repeat(2000), Forwarded: 'for=evil' },
      { 'X-HTTP-Method-Override': 'DELETE' },
      { Cookie: '%%%=%%%; XSRF-TOKEN=%ff; monitoramento=%7B' },
    ];
    for (const headers of strange) {
      expect((await aqui.portal.ask('/api/radios/all', { headers })).status).toBe(200);
      expect((await aqui.portal.ask('/api/verificaLogin', { headers })).status).toBe(200);
    }
  });
});

describe('corpos com arquivos', () => {
  const left = () => [...readdirSync(aqui.portal.tmpDir), ...emCurso(aqui.portal.dataDir)];
  const file = multipart('arquivo_banner', 'a.png', 'image/png', Buffer.alloc(200_000, 1));

  it.each([
    ['/api/nada', [404]],
    ['/nada', [404]],
    ['/', [404, 405]],
    ['/api/radios/all', [405]],
    ['/api/verificaLogin', [405]],
    ['/usuario/anuncio/salvar', [403]],
    ['/admin/login', [401, 415]],
    ['/content-manager/collection-types/api::radio.radio', [401, 415]],
    ['/upload', [401]],
  ])('multipart anônimo em %s não deixa arquivo temporário', async (path, statuses) => {
    expectRefusal(await aqui.portal.ask(path, { method: 'POST', ...file }), statuses);
    expect(left()).toEqual([]);
  });

  it('a chave de quem não é editor não abre o /upload', async () => {
    const headers = { ...file.headers, Authorization: 'Bearer a.b.c' };
    expectRefusal(await aqui.portal.ask('/upload', { method: 'POST', ...file, headers }), [401]);
    expect(left()).toEqual([]);
  });

  it('o que um editor manda em outro campo não fica na pasta temporária', async () => {
    const headers = { ...file.headers, Authorization: `Bearer ${editor.token}` };
    const answer = await aqui.portal.ask('/upload', { method: 'POST', ...file, headers });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(left()).toEqual([]);
  });
});

describe('sessão de visitante', () => {
  const cookieOf = (answer: Answer, name: string): string | undefined =>
    answer.headers['set-cookie']
      ?.find((cookie) => cookie.startsWith(`${name}=`))
      ?.split(';')[0]
      ?.slice(name.length + 1);

  it('verificaLogin diz que é convidado; o token é o do cookie, legível por scripts', async () => {
    const answer = await aqui.portal.ask('/api/verificaLogin');
    const session = verificaLoginSchema.parse(answer.json());
    expect(session.user).toEqual({ id_usuario: null, usuario: 'convidado', permissao: 1 });
    expect(session.mensagem).toBeNull();
    expect(session.token).toBe(cookieOf(answer, COOKIE_XSRF));
    expect(answer.headers['cache-control']).toBe('no-store');
    const cookies = answer.headers['set-cookie'] ?? [];
    for (const cookie of cookies) expect(cookie).toMatch(/; Path=\/; SameSite=Lax/);
    expect(cookies.join()).not.toMatch(/HttpOnly|Secure/);
  });

  it('o cookie que o portal deu é mantido; um inventado é trocado', async () => {
    const first = await aqui.portal.ask('/api/verificaLogin');
    const xsrf = cookieOf(first, COOKIE_XSRF) ?? '';
    const visitante = cookieOf(first, 'monitoramento') ?? '';
    const ours = await aqui.portal.ask('/api/verificaLogin', {
      headers: { Cookie: `${COOKIE_XSRF}=${xsrf}; monitoramento=${visitante}` },
    });
    expect(ours.headers['set-cookie']).toBeUndefined();
    expect(ours.json<{ token: string }>().token).toBe(xsrf);
    const forged = encodeURIComponent(JSON.stringify({ id_usuario: 'eu.mesmo' }));
    const theirs = await aqui.portal.ask('/api/verificaLogin', {
      headers: { Cookie: `${COOKIE_XSRF}=${xsrf}x; monitoramento=${forged}` },
    });
    expect(cookieOf(theirs, COOKIE_XSRF)).toBeDefined();
    expect(cookieOf(theirs, 'monitoramento')).toBeDefined();
  });

  it('o cookie de monitoramento é JSON codificado, com id e data, por um ano', async () => {
    const answer = await aqui.portal.ask('/api/verificaLogin');
    const raw = answer.headers['set-cookie']?.find((cookie) => cookie.startsWith('monitoramento='));
    expect(raw).toContain('Max-Age=31536000');
    const value: unknown = JSON.parse(decodeURIComponent(cookieOf(answer, 'monitoramento') ?? ''));
    expect(value).toEqual({
      id_usuario: expect.stringMatching(/^[\w-]+\.[\w-]+$/) as string,
      data_atualizacao: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string,
    });
  });
});

describe('registro e cabeçalhos', () => {
  it('todo pedido tem nome; o que um estranho lhe dá não vale', async () => {
    for (const path of ['/api/verificaLogin', '/api/radios/all', '/']) {
      const answer = await aqui.portal.ask(path, {
        headers: { 'X-Request-Id': 'pedido-do-estranho-1' },
      });
      expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  it('as respostas não dizem quem as fez nem se abrem a outra origem', async () => {
    for (const path of ['/api/verificaLogin', '/api/nada', '/api/radios/all']) {
      const { headers } = await aqui.portal.ask(path, { headers: { Origin: 'https://evil.test' } });
      expect(headers['x-powered-by']).toBeUndefined();
      // Which reads other sites may do: descricao.api.test.ts.
      if (path !== '/api/radios/all')
        expect(headers['access-control-allow-origin']).toBeUndefined();
      expect(headers['access-control-allow-credentials']).toBeUndefined();
      expect(headers['strict-transport-security']).toBeUndefined();
    }
  });

  it('a saúde responde', async () => {
    const answer = await aqui.portal.ask('/api/saude');
    expect(answer.status).toBe(200);
    expect(answer.json()).toEqual({ status: 'ok' });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('o segredo do endereço de recuperação não vai a outro site nem ao log, um objeto JSON por linha', async () => {
    const pagina = await aqui.portal.ask(
      '/usuario/recuperacao/segredo-da-recuperacao-123?x=segredo-da-query',
      { headers: { Accept: 'text/html' } },
    );
    expect(pagina.headers['referrer-policy']).toBe('no-referrer');
    await aqui.portal.ask('/api/segredo-visivel');
    await eventually(() => {
      expect(aqui.portal.output()).toContain('/api/segredo-visivel');
    });
    const lines = aqui.portal.output().trim().split('\n');
    for (const line of lines) expect(() => JSON.parse(line) as unknown, line).not.toThrow();
    expect(aqui.portal.output()).not.toContain('segredo-da-recuperacao-123');
    expect(aqui.portal.output()).not.toContain('segredo-da-query');
  });
});
