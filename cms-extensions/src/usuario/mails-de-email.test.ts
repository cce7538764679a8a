import { expect, it } from 'vitest';
import { mailDeConfirmacao, mailDeTroca, mailParaOAntigo } from './mails-de-email';

const PARA = { para: 'ana@exemplo.test', nome: 'Ana' };
const URL = 'https://portal.test/usuario/email/trocar/abc_-123';

it('o link vai no botão, com o prazo dito', () => {
  const troca = mailDeTroca({ ...PARA, url: URL });
  expect(troca.paragrafos.join(' ')).toMatch(/Nada muda até você confirmar.*60 minutos/);
  expect(troca.acao?.url).toBe(URL);
  const confirmacao = mailDeConfirmacao({ ...PARA, url: URL });
  expect(confirmacao.paragrafos.join(' ')).toContain('24 horas');
});

it('o endereço de antes ouve que mudou e com quem falar, quando há telefone', () => {
  const falar = (telefone: string) =>
    mailParaOAntigo({ ...PARA, telefone }).paragrafos.at(-1) ?? '';
  expect(falar('(11) 3333-4444')).toContain('com a associação pelo telefone (11) 3333-4444.');
  expect(falar(' ')).toContain('fale logo com a associação.');
});
