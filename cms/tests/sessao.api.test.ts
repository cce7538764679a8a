import { cadastroNovo } from '@portal/testing/pessoas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestDatabase } from './harness/bancos';
import { type Editor, loginEditor } from './harness/editor';
import { entrar, novaPessoa, type Pessoa } from './harness/pessoas';
import { type Portal, startTestPortal, type TestPortal } from './harness/portal';
import { umPortalComum } from './harness/portal-comum';
import { emBanco, sql } from './harness/sql';
import { copiaDe, linhasDoCookie, novoVisitante } from './harness/visitante';

const USUARIO = 'plugin::users-permissions.user';
const DIA = 24 * 60 * 60_000;

const aqui = umPortalComum();
let database: Pick<TestDatabase, 'url'>;
let portal: Portal;
let editor: Editor;

beforeAll(async () => {
  ({ database, portal } = aqui);
  editor = await loginEditor(portal);
});

const documentoDoPainel = async ({ id }: Pessoa): Promise<string> => {
  const [linha] = await sql<{ document_id: string }>(
    portal,
    database,
    'select document_id from up_users where id = ?',
    id,
  );
  return linha?.document_id ?? '';
};

describe('o convidado', () => {
  it('recebe o token igual ao cookie e um cookie de monitoramento que o portal reconhece', async () => {
    const visitante = novoVisitante(portal);
    const answer = await visitante.pedir('/api/verificaLogin');
    const token = visitante.cookies.get('XSRF-TOKEN');
    expect(answer.json()).toEqual({
      user: { id_usuario: null, usuario: 'convidado', permissao: 1 },
      token,
      mensagem: null,
    });
    const [xsrf] = linhasDoCookie(answer, 'XSRF-TOKEN');
    expect(xsrf).toMatch(/; Path=\/; SameSite=Lax$/);
    const [monitoramento] = linhasDoCookie(answer, 'monitoramento');
    expect(monitoramento).toContain('Max-Age=31536000');
    expect(monitoramento).not.toContain('HttpOnly');
    const outra = await visitante.pedir('/api/verificaLogin');
    expect(linhasDoCookie(outra, 'monitoramento')).toEqual([]);
    expect(outra.json<{ token: string }>().token).toBe(token);
    expect(visitante.cookies.has('portal_sessao')).toBe(false);
  });
});

describe('a sessão', () => {
  it('fica num cookie que script nenhum lê, novo a cada entrada', async () => {
    const pessoa = await novaPessoa(portal);
    const primeira = pessoa.visitante.cookies.get('portal_sessao');
    const answer = await entrar(portal, pessoa, { visitante: pessoa.visitante });
    expect(answer.status, answer.text).toBe(200);
    const [cookie] = linhasDoCookie(answer, 'portal_sessao');
    expect(cookie).toMatch(/; Path=\/; SameSite=Lax; Max-Age=2592000; HttpOnly$/);
    expect(pessoa.visitante.cookies.get('portal_sessao')).not.toBe(primeira);
    expect(answer.json()).toMatchObject({
      status: '1',
      user: { id_usuario: pessoa.id, usuario: pessoa.cadastro.nome, permissao: 1 },
      token: pessoa.visitante.cookies.get('XSRF-TOKEN'),
    });
  });

  it('entrar de novo encerra a sessão anterior do mesmo navegador', async () => {
    const pessoa = await novaPessoa(portal);
    const antiga = copiaDe(portal, pessoa.visitante);
    await entrar(portal, pessoa, { visitante: pessoa.visitante });
    expect((await antiga.quem()).user.usuario).toBe('convidado');
    expect((await pessoa.visitante.quem()).user.id_usuario).toBe(pessoa.id);
  });

  it('o cookie de monitoramento passa a ser o da conta, e volta a ser de convidado', async () => {
    const pessoa = await novaPessoa(portal);
    const id = () =>
      (
        JSON.parse(decodeURIComponent(pessoa.visitante.cookies.get('monitoramento') ?? '')) as {
          id_usuario: unknown;
        }
      ).id_usuario;
    expect(id()).toBe(pessoa.id);
    await pessoa.visitante.pedir('/usuario/logoff');
    await pessoa.visitante.quem();
    expect(id()).toMatch(/^[\w-]+\.[\w-]+$/);
  });

  it('sair encerra no servidor: a cópia do cookie é de um convidado', async () => {
    const pessoa = await novaPessoa(portal);
    const copia = copiaDe(portal, pessoa.visitante);
    const outroAparelho = novoVisitante(portal);
    await entrar(portal, pessoa, { visitante: outroAparelho });
    const token = pessoa.visitante.cookies.get('XSRF-TOKEN');
    const answer = await pessoa.visitante.pedir('/usuario/logoff');
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toBe('/#home');
    expect(pessoa.visitante.cookies.has('portal_sessao')).toBe(false);
    expect(pessoa.visitante.cookies.get('XSRF-TOKEN')).not.toBe(token);
    expect((await copia.quem()).user.usuario).toBe('convidado');
    expect(copia.cookies.has('portal_sessao')).toBe(false);
    expect((await outroAparelho.quem()).user.id_usuario).toBe(pessoa.id);
    expect((await novoVisitante(portal).pedir('/usuario/logoff')).status).toBe(303);
  });

  it.each<Record<string, string>>([
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { Referer: 'https://outro.test/' },
    { Origin: 'https://outro.test' },
  ])('outro site não tira ninguém da conta: %o', async (headers) => {
    const pessoa = await novaPessoa(portal);
    const answer = await pessoa.visitante.pedir('/usuario/logoff', { headers });
    expect(answer.status).toBe(303);
    expect((await pessoa.visitante.quem()).user.id_usuario).toBe(pessoa.id);
  });

  it('um HEAD de sair não tira ninguém da conta', async () => {
    const pessoa = await novaPessoa(portal);
    const answer = await pessoa.visitante.pedir('/usuario/logoff', { method: 'HEAD' });
    expect(answer.status).toBe(303);
    expect(linhasDoCookie(answer, 'portal_sessao')).toEqual([]);
    expect((await pessoa.visitante.quem()).user.id_usuario).toBe(pessoa.id);
  });

  it('permissão mudada e conta bloqueada valem no pedido seguinte', async () => {
    const pessoa = await novaPessoa(portal);
    const documento = await documentoDoPainel(pessoa);
    await editor.update(USUARIO, documento, { permissao: 2 });
    expect((await pessoa.visitante.quem()).user.permissao).toBe(2);
    await editor.update(USUARIO, documento, { permissao: 1 });
    expect((await pessoa.visitante.quem()).user.permissao).toBe(1);
    await editor.update(USUARIO, documento, { blocked: true });
    expect((await pessoa.visitante.pedir('/api/usuario/meusDados')).status).toBe(401);
    expect((await pessoa.visitante.quem()).user.usuario).toBe('convidado');
    expect((await entrar(portal, pessoa)).status).toBe(403);
    await editor.update(USUARIO, documento, { blocked: false });
    expect((await pessoa.visitante.quem()).user.usuario).toBe('convidado');
    expect((await entrar(portal, pessoa)).status).toBe(200);
  });

  it('só quem sabe a senha da conta bloqueada é avisado, e de com quem falar', async () => {
    const pessoa = await novaPessoa(portal);
    await editor.update(USUARIO, await documentoDoPainel(pessoa), { blocked: true });
    const invalidos = {
      status: '0',
      msg: 'E-mail ou senha inválidos.',
      codigo: 'credenciais_invalidas',
    };
    const errada = await entrar(portal, pessoa, { senha: 'Outra-Senha-1' });
    expect([errada.status, errada.json()]).toEqual([401, invalidos]);
    const certa = await entrar(portal, pessoa);
    expect([certa.status, certa.json()]).toEqual([
      403,
      {
        status: '0',
        msg: 'Sua conta está bloqueada. Fale com o suporte da associação.',
        codigo: 'conta_bloqueada',
      },
    ]);
    expect(linhasDoCookie(certa, 'portal_sessao')).toEqual([]);
    await editor.save('api::sobre.sobre', { telefone: '(11) 4000-1234' });
    expect((await entrar(portal, pessoa)).json<{ msg: string }>().msg).toBe(
      'Sua conta está bloqueada. Fale com o suporte da associação pelo telefone (11) 4000-1234.',
    );
  });

  it('senha nova dada no painel encerra as sessões', async () => {
    const pessoa = await novaPessoa(portal);
    await editor.update(USUARIO, await documentoDoPainel(pessoa), { password: 'Nova-Senha-99' });
    expect((await pessoa.visitante.quem()).user.usuario).toBe('convidado');
    const login = { email: pessoa.cadastro.email, senha: 'Nova-Senha-99' };
    expect((await novoVisitante(portal).enviar('/usuario/login', login)).status).toBe(200);
  });

  it('o nome mudado no painel continua único', async () => {
    const [uma, outra] = [await novaPessoa(portal), await novaPessoa(portal)];
    await expect(
      editor.update(USUARIO, await documentoDoPainel(uma), {
        username: outra.cadastro.nome.toUpperCase(),
      }),
    ).rejects.toThrow();
    expect((await uma.visitante.quem()).user.usuario).toBe(uma.cadastro.nome);
  });

  it('parada por tempo demais, acaba; usada, continua', async () => {
    const pessoa = await novaPessoa(portal);
    const envelhecer = (dias: number) =>
      sql(
        portal,
        database,
        'update strapi_sessions set updated_at = ? where user_id = ?',
        emBanco(database, new Date(Date.now() - dias * DIA)),
        String(pessoa.id),
      );
    await envelhecer(6);
    expect((await pessoa.visitante.quem()).user.id_usuario).toBe(pessoa.id);
    const [linha] = await sql<{ updated_at: number | string }>(
      portal,
      database,
      'select updated_at from strapi_sessions where user_id = ?',
      String(pessoa.id),
    );
    expect(Date.now() - new Date(linha?.updated_at ?? 0).getTime()).toBeLessThan(DIA);
    await envelhecer(7.1);
    expect((await pessoa.visitante.quem()).user.usuario).toBe('convidado');
    expect(
      await sql(
        portal,
        database,
        'select 1 from strapi_sessions where user_id = ?',
        String(pessoa.id),
      ),
    ).toEqual([]);
  });

  it('passado o prazo máximo, acaba mesmo usada', async () => {
    const pessoa = await novaPessoa(portal);
    await sql(
      portal,
      database,
      'update strapi_sessions set absolute_expires_at = ? where user_id = ?',
      emBanco(database, new Date(Date.now() - 1000)),
      String(pessoa.id),
    );
    expect((await pessoa.visitante.quem()).user.usuario).toBe('convidado');
  });

  it.each([
    'lixo',
    'eyJhbGciOiJub25lIn0.eyJ1c2VySWQiOiIxIiwic2Vzc2lvbklkIjoieCIsInR5cGUiOiJyZWZyZXNoIn0.',
    'a.b.c',
    '%00',
    'x'.repeat(5000),
  ])('cookie forjado é de convidado: %s', async (cookie) => {
    const visitante = novoVisitante(portal);
    visitante.cookies.set('portal_sessao', cookie);
    const answer = await visitante.pedir('/api/verificaLogin');
    expect(answer.status).toBe(200);
    expect(answer.json()).toMatchObject({ user: { usuario: 'convidado' } });
    expect((await visitante.pedir('/api/usuario/meusDados')).status).toBe(401);
  });

  it('um token do painel não é sessão do portal', async () => {
    const visitante = novoVisitante(portal);
    visitante.cookies.set('portal_sessao', editor.token);
    expect((await visitante.quem()).user.usuario).toBe('convidado');
  });
});

describe('com PORTAL_URL em https', () => {
  let seguro: TestPortal;
  beforeAll(async () => {
    seguro = await startTestPortal({ env: { PORTAL_URL: 'https://portal.test' } });
  }, 120_000);
  afterAll(() => seguro.stop());

  it('todo cookie é Secure', async () => {
    const visitante = novoVisitante(seguro);
    const login = await visitante.enviar('/usuario/save', cadastroNovo());
    expect(login.status).toBe(201);
    const sair = await visitante.pedir('/usuario/logoff');
    for (const linha of [
      ...(login.headers['set-cookie'] ?? []),
      ...(sair.headers['set-cookie'] ?? []),
    ])
      expect(linha).toContain('; Secure');
  });

  it.each(['/', '/usuario/login', '/sitemap.xml', '/api/docs', '/api/verificaLogin', '/nada'])(
    '%s promete https, e não se abre a outras páginas nem lhes diz de onde se vem',
    async (caminho) => {
      const { headers } = await seguro.ask(caminho, { headers: { Accept: 'text/html' } });
      expect(headers['strict-transport-security']).toBe('max-age=31536000');
      expect(headers['x-frame-options']).toBe('SAMEORIGIN');
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
      expect(headers['permissions-policy']).toMatch(/camera=\(\).*geolocation=\(\)/);
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    },
  );
});
