import { describe, expect, it } from 'vitest';
import { type Editor, loginEditor } from './harness/editor';
import { umPortalEditado } from './harness/leitura';

const aqui = umPortalEditado();

const SENHA = 'Senha-Segura-123';
const SUPER = 1;
let vez = 0;

interface Conta {
  id: number;
  email: string;
}

/** Invited; who does not come stays without a password. */
const convidar = async (roles = [SUPER]): Promise<Conta> => {
  vez += 1;
  const conta = { firstname: 'Ana', lastname: 'Souza', email: `colega-${vez}@exemplo.test`, roles };
  const answer = await aqui.editor.pedir('/admin/users', 'POST', conta);
  expect(answer.status, answer.text).toBe(201);
  return answer.json<{ data: Conta }>().data;
};

const colega = async (): Promise<Conta & { painel: Editor }> => {
  const conta = await convidar();
  const aceita = { password: SENHA, isActive: true };
  const answer = await aqui.editor.pedir(`/admin/users/${conta.id}`, 'PUT', aceita);
  expect(answer.status, answer.text).toBe(200);
  const painel = await loginEditor(aqui.portal, { email: conta.email, password: SENHA });
  return { ...conta, painel };
};

const apagarJuntas = (ids: readonly number[]) =>
  aqui.editor.pedir('/admin/users/batch-delete', 'POST', { ids });

const existe = async ({ id }: Conta): Promise<boolean> =>
  (await aqui.editor.pedir(`/admin/users/${id}`)).status === 200;

const FICA = 'É preciso ficar ao menos um superadministrador.';

describe('as contas do painel, juntas', () => {
  it('apagam-se as que ainda há, também ditas duas vezes; sem nenhuma, não há o que apagar', async () => {
    const [ida, fica] = [await convidar(), await convidar()];
    await aqui.editor.pedir(`/admin/users/${ida.id}`, 'DELETE');
    const answer = await apagarJuntas([ida.id, fica.id, fica.id]);
    expect(answer.status, answer.text).toBe(200);
    expect(await existe(fica)).toBe(false);
    for (const ids of [[ida.id], [ida.id, 999_999]])
      expect((await apagarJuntas(ids)).status).toBe(404);
    expect((await apagarJuntas([])).status).toBe(400);
  });
});

describe('quem entra no painel à frente dele fica', () => {
  it('ainda que outra pessoa tenha sido convidada e não tenha vindo', async () => {
    const convidada = await convidar();
    const eu = (await aqui.editor.pedir('/admin/users/me')).json<{ data: Conta }>().data;
    for (const [metodo, corpo] of [
      ['PUT', { isActive: false }],
      ['DELETE', undefined],
    ] as const) {
      const answer = await aqui.editor.pedir(`/admin/users/${eu.id}`, metodo, corpo);
      expect(answer.status, answer.text).toBe(400);
      expect(answer.text).toContain(FICA);
    }
    expect((await aqui.editor.pedir(`/admin/users/${convidada.id}`, 'DELETE')).status).toBe(200);
    expect((await aqui.editor.pedir('/admin/users/me')).status).toBe(200);
  });

  it('de dois que se mandam embora ao mesmo tempo', async () => {
    const eu = (await aqui.editor.pedir('/admin/users/me')).json<{ data: Conta }>().data;
    for (let i = 0; i < 3; i += 1) {
      const outra = await colega();
      const respostas = await Promise.all([
        aqui.editor.pedir(`/admin/users/${outra.id}`, 'DELETE'),
        outra.painel.pedir(`/admin/users/${eu.id}`, 'PUT', { isActive: false }),
      ]);
      const [apagou, desligou] = respostas.map(({ status }) => status);
      expect([apagou, desligou].filter((status) => status === 200)).toHaveLength(1);
      if (desligou === 200) {
        const volta = { isActive: true, password: SENHA };
        const answer = await outra.painel.pedir(`/admin/users/${eu.id}`, 'PUT', volta);
        expect(answer.status, answer.text).toBe(200);
        aqui.editor = await loginEditor(aqui.portal, { email: eu.email, password: SENHA });
        await aqui.editor.pedir(`/admin/users/${outra.id}`, 'DELETE');
      }
    }
  });
});

it('um papel que outra pessoa apagou se diz no seu campo, no convite e na ficha', async () => {
  const conta = await convidar();
  const nova = { firstname: 'Ana', lastname: 'Souza', email: 'sem-papel@exemplo.test' };
  for (const [caminho, metodo, corpo] of [
    ['/admin/users', 'POST', nova],
    [`/admin/users/${conta.id}`, 'PUT', {}],
  ] as const) {
    const answer = await aqui.editor.pedir(caminho, metodo, { ...corpo, roles: [SUPER, 9999] });
    expect(answer.status, answer.text).toBe(400);
    expect(answer.json()).toMatchObject({
      error: {
        details: {
          errors: [
            {
              path: ['roles'],
              message: 'Um dos papéis não existe mais. Recarregue a página e escolha outro.',
            },
          ],
        },
      },
    });
  }
  expect((await aqui.editor.pedir('/admin/users?_q=sem-papel')).text).toContain('"total":0');
});
