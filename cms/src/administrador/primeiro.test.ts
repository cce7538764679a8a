import { describe, expect, it } from 'vitest';
import { conferirCredenciais } from './primeiro';

const com =
  (adminEmail: string | null, adminSenha: string | null = 'Senha-12345') =>
  () =>
    conferirCredenciais({ adminEmail, adminSenha });

describe('as credenciais do primeiro administrador', () => {
  it.each(['administracao@portal.local', 'ana+radio@exemplo.com.br', null])('%s serve', (email) => {
    expect(com(email)).not.toThrow();
  });

  it.each([
    'ana',
    'ana@portal',
    'ana@portal..br',
    'ana,bia@portal.test',
    'Ana <ana@portal.test>',
    `${'a'.repeat(250)}@portal.test`,
  ])('com %s ninguém entraria', (email) => {
    expect(com(email)).toThrow('PORTAL_ADMIN_EMAIL não é um e-mail válido.');
  });

  it.each(['curta', 'a'.repeat(73), 'ã'.repeat(37)])('a senha %s não serve', (senha) => {
    expect(com(null, senha)).toThrow('PORTAL_ADMIN_PASSWORD deve ter de 8 a 72 bytes.');
  });
});
