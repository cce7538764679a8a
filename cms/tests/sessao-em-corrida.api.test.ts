import { SENHA } from '@portal/testing/senha';
import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { mailSobre, mailsPara } from './harness/caixa-postal';
import { onPostgres } from './harness/database';
import { type Answer, eventually } from './harness/http';
import { umPortalEditado } from './harness/leitura';
import { tokenDoMail } from './harness/mail';
import { entrar, novaAdministradora, novaPessoa, type Pessoa } from './harness/pessoas';
import { sql } from './harness/sql';
import { esperamPorTrava } from './harness/travas';
import { novoVisitante, type Visitante } from './harness/visitante';

const NOVA = 'Senha-Nova-456';
const ENTRADAS = 4;
const RODADAS = 2;
/** Between two logins, so that some are under way while the account changes. */
const PASSO_MS = 25;

const aqui = umPortalEditado({ PORTAL_LIMITS: '100' });

/** Changes of an account of the panel's while somebody logs in with it, and after that. */
const NOVA_SENHA: object = { password: NOVA };
const DESLIGADA: object[] = [{ isActive: false }, { isActive: true }];

const depoisDe = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Changes an account while others log in with the password it had, and answers how that went. */
const enquantoEntram = async (
  pessoa: Pessoa,
  mudar: () => Promise<Answer>,
): Promise<{ visitantes: Visitante[]; estados: number[] }> => {
  const visitantes = Array.from({ length: ENTRADAS }, () => novoVisitante(aqui.portal));
  await Promise.all(visitantes.map((visitante) => visitante.quem()));
  const [mudada, ...entradas] = await Promise.all([
    mudar(),
    ...visitantes.map(async (visitante, i) => {
      await depoisDe(i * PASSO_MS);
      return entrar(aqui.portal, pessoa, { visitante });
    }),
  ]);
  expect(mudada.status, mudada.text).toBe(200);
  return { visitantes, estados: entradas.map(({ status }) => status) };
};

/** Of these, who is logged in. */
const dentro = async (visitantes: Visitante[]): Promise<string[]> => {
  const todos = await Promise.all(visitantes.map((visitante) => visitante.quem()));
  return todos.map(({ user }) => user.usuario).filter((usuario) => usuario !== 'convidado');
};

/** Somebody of the panel's. */
const novaEditora = async (email: string): Promise<string> => {
  const papeis = await aqui.editor.pedir('/admin/roles');
  const roles = papeis.json<{ data: { id: number }[] }>().data.slice(-1);
  const conta = await aqui.editor.pedir('/admin/users', 'POST', {
    ...{ email, firstname: 'Pessoa', lastname: 'Da Redação', roles: roles.map(({ id }) => id) },
  });
  expect(conta.status, conta.text).toBe(201);
  const ficha = `/admin/users/${conta.json<{ data: { id: number } }>().data.id}`;
  await aqui.editor.pedir(ficha, 'PUT', { isActive: true, password: SENHA });
  return ficha;
};

const entrarNoPainel = (email: string): Promise<Answer> =>
  aqui.portal.ask('/admin/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: SENHA }),
  });

/** How whoever got this answer is answered at the panel. */
const aindaDentro = async (entrada: Answer): Promise<number> => {
  const { token } = entrada.json<{ data: { token: string } }>().data;
  const headers = { Authorization: `Bearer ${token}` };
  return (await aqui.portal.ask('/admin/users/me', { headers })).status;
};

describe('uma entrada ao mesmo tempo', () => {
  it('que a recuperação não sobrevive a ela com a senha de antes', async () => {
    for (let i = 0; i < RODADAS; i += 1) {
      const pessoa = await novaPessoa(aqui.portal);
      const { email } = pessoa.cadastro;
      await novoVisitante(aqui.portal).enviar('/usuario/recuperacao/mail', { email });
      const token = tokenDoMail(await mailSobre(aqui.portal, email, 'Recuperação de senha'));
      const nova = { token_recuperacao: token, senha: NOVA, senha_confirmation: NOVA };
      const { visitantes, estados } = await enquantoEntram(pessoa, () =>
        novoVisitante(aqui.portal).enviar('/usuario/recuperacao', nova),
      );
      expect(estados).not.toContain(500);
      expect(await dentro(visitantes)).toEqual([]);
    }
  });

  it('que o bloqueio não volta a valer quando ele acaba', async () => {
    const administradora = await novaAdministradora(aqui);
    for (let i = 0; i < RODADAS; i += 1) {
      const pessoa = await novaPessoa(aqui.portal);
      const conta = `/api/administracao/usuarios/${pessoa.id}`;
      const { visitantes, estados } = await enquantoEntram(pessoa, async () => {
        await depoisDe(2 * PASSO_MS);
        return administradora.visitante.enviar(conta, { bloqueado: true, motivo: 'x' });
      });
      expect(estados).not.toContain(500);
      await administradora.visitante.enviar(conta, { bloqueado: false });
      expect(await dentro([pessoa.visitante, ...visitantes])).toEqual([]);
    }
  });

  it.each([
    ['que uma senha nova no painel não sobrevive a ela com a de antes', 'senha', [NOVA_SENHA]],
    ['que uma conta do painel desligada não volta a valer quando é religada', 'fim', DESLIGADA],
  ])('%s', async (_que, nome, [mudanca, ...depois]) => {
    for (let i = 0; i < RODADAS; i += 1) {
      const email = `corrida-${nome}-${i}@portal.test`;
      const ficha = await novaEditora(email);
      const [mudada, ...entradas] = await Promise.all([
        depoisDe(PASSO_MS).then(() => aqui.editor.pedir(ficha, 'PUT', mudanca)),
        ...Array.from({ length: ENTRADAS }, async (_, n) => {
          await depoisDe(n * PASSO_MS);
          return entrarNoPainel(email);
        }),
      ]);
      expect(mudada.status, mudada.text).toBe(200);
      for (const outra of depois) await aqui.editor.pedir(ficha, 'PUT', outra);
      expect(entradas.map(({ status }) => status)).not.toContain(500);
      const deram = entradas.filter(({ status }) => status === 200);
      expect(await Promise.all(deram.map(aindaDentro))).not.toContain(200);
      for (const { text, headers } of entradas.filter(({ status }) => status === 400)) {
        expect(text).toMatch(/E-mail ou senha|Esta conta está desativada/);
        expect(headers['set-cookie']).toBeUndefined();
      }
    }
  });

  it('que acaba entre a sessão e a sua primeira chave é recusada, e não falha', async () => {
    const email = 'corrida-chave@portal.test';
    await novaEditora(email);
    const pedir = (comando: string) => sql(aqui.portal, aqui.database, comando);
    const acabar = `delete from strapi_sessions where session_id = new.session_id;
      update admin_users set is_active = not is_active where email = '${email}';`;
    if (onPostgres)
      await pedir(`create function acabar() returns trigger language plpgsql as
        $$ begin ${acabar} return null; end $$`);
    const como = onPostgres ? 'execute function acabar()' : `begin ${acabar} end`;
    await pedir(`create trigger acaba after insert on strapi_sessions for each row ${como}`);
    const entrada = await entrarNoPainel(email);
    await pedir(`drop trigger acaba${onPostgres ? ' on strapi_sessions' : ''}`);
    expect([entrada.status, entrada.headers['set-cookie']], entrada.text).toEqual([400, undefined]);
    expect(entrada.text).toContain('E-mail ou senha');
  });
});

it.runIf(onPostgres)(
  'um link de recuperação que se faz enquanto o e-mail da conta muda vai para o novo',
  async () => {
    const pessoa = await novaPessoa(aqui.portal);
    const { email } = pessoa.cadastro;
    const novo = `novo-${email}`;
    const assuntos = () => mailsPara(aqui.portal, email).map((um) => um.cabecalhos.get('subject'));
    const RECUPERACAO = 'Recuperação de senha';
    const cliente = new Client({ connectionString: aqui.database.url ?? '' });
    await cliente.connect();
    try {
      await cliente.query('begin');
      await cliente.query('update up_users set email = $1 where id = $2', [novo, pessoa.id]);
      const pedido = await novoVisitante(aqui.portal).enviar('/usuario/recuperacao/mail', {
        email,
      });
      expect(pedido.status, pedido.text).toBe(200);
      await eventually(async () => {
        expect(assuntos()).not.toContain(RECUPERACAO);
        expect(await esperamPorTrava(aqui)).toBeGreaterThan(0);
      });
      await cliente.query('commit');
    } finally {
      await cliente.end();
    }
    await mailSobre(aqui.portal, novo, RECUPERACAO);
    expect(assuntos()).not.toContain(RECUPERACAO);
  },
);
