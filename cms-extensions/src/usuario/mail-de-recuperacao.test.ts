import { expect, it } from 'vitest';
import { mailDeRecuperacao } from './mail-de-recuperacao';

it('leva ao endereço do portal com o token, e diz por quanto tempo', () => {
  const mail = mailDeRecuperacao({
    para: 'ana@exemplo.test',
    nome: 'Ana <script>',
    portal: 'https://portal.test',
    token: 'abc_-123',
  });
  expect(mail.assunto).toBe('Recuperação de senha');
  expect(mail.texto).toContain('https://portal.test/usuario/recuperacao/abc_-123');
  expect(mail.texto).toContain('60 minutos');
  expect(mail.html).toContain('href="https://portal.test/usuario/recuperacao/abc_-123"');
  expect(mail.html).not.toContain('<script>');
});
