import { describe, expect, it } from 'vitest';
import { papelDe } from './use-sessao';

describe('papelDe', () => {
  it.each([
    [undefined, 'convidado'],
    [{ id_usuario: null, usuario: 'convidado', permissao: 1 }, 'convidado'],
    [{ id_usuario: null, usuario: 'convidado', permissao: 9 }, 'convidado'],
    [{ id_usuario: 4, usuario: 'ana', permissao: 1 }, 'usuario'],
    [{ id_usuario: 4, usuario: 'ana', permissao: 2 }, 'administrador'],
    [{ id_usuario: 4, usuario: 'ana', permissao: 3 }, 'administrador'],
    [{ id_usuario: 4, usuario: 'ana', permissao: 2, falta_segundo_passo: true }, 'usuario'],
  ] as const)('%o é %s', (user, papel) => {
    expect(papelDe(user)).toBe(papel);
  });
});
