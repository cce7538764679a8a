import { expect, it } from 'vitest';
import { mailDeRecuperacao } from './mail-de-recuperacao';

it('leva ao endereço do portal com o token, e diz por quanto tempo', () => {
  const conteudo = mailDeRecuperacao({
    para: 'ana@exemplo.test',
    nome: 'Ana',
    portal: 'https://portal.test',
    token: 'abc_-123',
  });
  expect(conteudo.para).toBe('ana@exemplo.test');
  expect(conteudo.assunto).toBe('Recuperação de senha');
  expect(conteudo.acao?.url).toBe('https://portal.test/usuario/recuperacao/abc_-123');
  expect(conteudo.paragrafos.join(' ')).toMatch(/Olá, Ana!.*60 minutos.*uma única vez/);
});
