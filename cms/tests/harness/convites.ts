import { expect } from 'vitest';
import type { Editor } from './editor';
import type { Answer } from './http';
import type { TestPortal } from './portal';

/** The password that whoever is invited chooses. */
export const SENHA_DA_CONVIDADA = 'Senha-da-Convidada-1';

/** An account of the panel's, as the panel answers it. */
export interface Convidada {
  id: number;
  registrationToken?: string | null;
}

/** Invites somebody to the panel as an editor. */
export const convidar = async (admin: Editor, email: string): Promise<Convidada> => {
  const { data: papeis } = (await admin.pedir('/admin/roles')).json<{
    data: { id: number; code: string }[];
  }>();
  const roles = papeis.filter(({ code }) => code === 'portal-editor').map(({ id }) => id);
  const answer = await admin.pedir('/admin/users', 'POST', {
    ...{ email, firstname: 'Célia', lastname: 'Da Redação', roles },
  });
  expect(answer.status, answer.text).toBe(201);
  return answer.json<{ data: Convidada }>().data;
};

/** Sends something to the panel as whoever is not in yet. */
export const semEntrar = (portal: TestPortal, path: string, body: object): Promise<Answer> =>
  portal.ask(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Chooses the password of an invitation. */
export const aceitar = (portal: TestPortal, registrationToken: string): Promise<Answer> =>
  semEntrar(portal, '/admin/register', {
    registrationToken,
    userInfo: { firstname: 'Célia', lastname: 'Da Redação', password: SENHA_DA_CONVIDADA },
  });
