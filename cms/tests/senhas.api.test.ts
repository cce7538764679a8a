import { SENHA } from '@portal/testing/senha';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Editor, loginEditor } from './harness/editor';
import type { Answer } from './harness/http';
import { mediana } from './harness/mediana';
import { entrar, novaPessoa, type Pessoa } from './harness/pessoas';
import { ADMIN } from './harness/portal';
import { umPortal } from './harness/um-portal';
import { sql } from './harness/sql';

const aqui = umPortal({ PORTAL_LIMITS: '1000' });
let ana: Pessoa;
let editor: Editor;
beforeAll(async () => {
  ana = await novaPessoa(aqui.portal);
  editor = await loginEditor(aqui.portal);
});

/** Half a character, where a hashing in JavaScript would never end. */
const MEIA = ['"\\ud800x"', '"x\\udfff"', '"Senha1\\ud83d!"'];

const responde = async (): Promise<void> => {
  expect((await aqui.portal.ask('/api/saude')).status).toBe(200);
};

describe('meio caractere numa senha', () => {
  const pedir = (path: string, method: string, body: string, headers = {}): Promise<Answer> =>
    ana.visitante.pedir(path, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      body,
    });

  it.each([
    ['/usuario/login', '{"email":"ninguem@exemplo.test","senha":$}'],
    ['/usuario/save', '{"email":"nova@exemplo.test","nome":"Nova","senha":$}'],
    ['/usuario/recuperacao', '{"token_recuperacao":"abc","senha":$,"senha_confirmation":$}'],
  ])('em %s é recusado, e o portal segue', async (path, modelo) => {
    for (const senha of MEIA) {
      const token = { 'X-XSRF-TOKEN': ana.visitante.cookies.get('XSRF-TOKEN') ?? '' };
      const answer = await pedir(path, 'POST', modelo.replaceAll('$', senha), token);
      expect(answer.status, answer.text).toBe(400);
      await responde();
    }
  });

  it.each([
    ['POST', '/admin/login', `{"email":"${ADMIN.email}","password":$}`],
    ['POST', '/admin/login', '{"email":"ninguem@portal.test","password":$}'],
    ['POST', '/admin/reset-password', '{"resetPasswordToken":"abc","password":$}'],
    ['POST', '/admin/register', '{"registrationToken":"a","userInfo":{"password":$}}'],
    ['PUT', '/admin/users/me', '{"currentPassword":$,"password":"Senha-Nova-1"}'],
    ['PUT', '/admin/users/me', `{"currentPassword":"${ADMIN.password}","password":$}`],
    ['PUT', '/admin/users/1', '{"password":$}'],
  ])('no painel, em %s %s, é recusado, e o portal segue', async (method, path, modelo) => {
    for (const senha of MEIA) {
      const Authorization = `Bearer ${editor.token}`;
      const body = modelo.replaceAll('$', senha);
      const answer = await pedir(path, method, body, { Authorization });
      expect([400, 401], answer.text).toContain(answer.status);
      await responde();
    }
  });

  it('no painel não trocou senha nenhuma', async () => {
    await loginEditor(aqui.portal);
  });

  it('na ficha de uma conta é recusado, e a senha dela fica', async () => {
    const [{ document_id } = { document_id: '' }] = await sql<{ document_id: string }>(
      aqui.portal,
      aqui.database,
      'select document_id from up_users where id = ?',
      ana.id,
    );
    const path = `/content-manager/collection-types/plugin::users-permissions.user/${document_id}`;
    for (const senha of MEIA) {
      const Authorization = `Bearer ${editor.token}`;
      const answer = await pedir(path, 'PUT', `{"password":${senha}}`, { Authorization });
      expect(answer.status, answer.text).toBe(400);
    }
    expect((await entrar(aqui.portal, ana)).status).toBe(200);
  });
});

describe('as senhas que já estavam guardadas', () => {
  const ANTIGA = 'Senha-Antiga-1';
  /** As the portal kept it before, made by bcrypt in JavaScript. */
  const RESUMO = '$2a$10$x60.4YAWFvKOU9yQ5YamXeKHNm0l9ZSqL2uF9Hl8rqhDw71FY0vim';

  it('continuam a valer, na conta e no painel', async () => {
    const bia = await novaPessoa(aqui.portal);
    await sql(
      aqui.portal,
      aqui.database,
      'update up_users set password = ? where id = ?',
      RESUMO,
      bia.id,
    );
    expect((await entrar(aqui.portal, bia, { senha: ANTIGA })).status).toBe(200);
    expect((await entrar(aqui.portal, bia, { senha: SENHA })).status).toBe(401);
    const email = 'antiga@portal.test';
    const criada = await editor.pedir('/admin/users', 'POST', {
      email,
      firstname: 'Antiga',
      lastname: 'Da Redação',
      roles: [1],
    });
    const { id } = criada.json<{ data: { id: number } }>().data;
    await editor.pedir(`/admin/users/${id}`, 'PUT', { isActive: true, password: 'Senha-Nova-1' });
    await loginEditor(aqui.portal, { email, password: 'Senha-Nova-1' });
    await sql(
      aqui.portal,
      aqui.database,
      'update admin_users set password = ? where id = ?',
      RESUMO,
      id,
    );
    await loginEditor(aqui.portal, { email, password: ANTIGA });
  });

  it('uma senha trocada na ficha da conta abre a porta', async () => {
    const caio = await novaPessoa(aqui.portal);
    const [conta] = await sql<{ document_id: string }>(
      aqui.portal,
      aqui.database,
      'select document_id from up_users where id = ?',
      caio.id,
    );
    await editor.update('plugin::users-permissions.user', conta?.document_id ?? '', {
      password: 'Senha-Da-Ficha-1',
    });
    expect((await entrar(aqui.portal, caio, { senha: 'Senha-Da-Ficha-1' })).status).toBe(200);
    expect((await entrar(aqui.portal, caio)).status).toBe(401);
  });
});

it('o login do painel leva o mesmo tempo com um e-mail que existe e com um que não', async () => {
  const medir = async (email: string): Promise<number> => {
    const inicio = performance.now();
    const answer = await aqui.portal.ask('/admin/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password: 'Senha-Errada-1' }),
    });
    expect(answer.status, answer.text).toBe(400);
    return performance.now() - inicio;
  };
  const equipe = await Promise.all(
    Array.from({ length: 5 }, async (_, i) => {
      const email = `equipe-${i}@portal.test`;
      const criada = await editor.pedir('/admin/users', 'POST', {
        email,
        firstname: 'Pessoa',
        lastname: 'Da Redação',
        roles: [1],
      });
      const { id } = criada.json<{ data: { id: number } }>().data;
      await editor.pedir(`/admin/users/${id}`, 'PUT', { isActive: true, password: SENHA });
      return email;
    }),
  );
  const [conhecidos, desconhecidos]: [number[], number[]] = [[], []];
  // The panel counts five tries of an e-mail.
  for (let i = 0; i < 20; i += 1) {
    conhecidos.push(await medir(equipe[i % 5] ?? ''));
    desconhecidos.push(await medir(`ninguem-${i}@portal.test`));
  }
  const [a, b] = [mediana(conhecidos), mediana(desconhecidos)];
  // Without the decoy's comparison the unknown one takes a tenth of the time.
  expect(Math.abs(a - b), `${a} ms, ${b} ms`).toBeLessThan(0.4 * Math.max(a, b));
}, 120_000);
