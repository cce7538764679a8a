import { expect, it } from 'vitest';
import { mailDoFim } from './mail-do-fim';

const DO_FIM = {
  para: 'ana@exemplo.test',
  nome: 'Ana',
  codigo: 7,
  titulo: 'Padaria <b>da Ana</b>',
  vencimento: '2026-03-01',
  renovacao: null,
  url: 'https://portal.test/usuario/perfil?renovar=7#meusAnuncios',
};
/** What every subject ends with. */
const QUAL = ': Padaria <b>da Ana</b> (código 7)';

it.each([
  [false, 'Seu anúncio termina em 28/02/2026', 'quando o anterior termina.'],
  [true, 'Seu anúncio terminou', 'quando o pagamento for aprovado.'],
])('o fim (já terminou: %s) traz a data e o caminho para renovar', (terminou, assunto, comeca) => {
  const mail = mailDoFim({ ...DO_FIM, terminou });
  expect(mail.assunto).toBe(assunto + QUAL);
  expect(mail.paragrafos.join(' ')).toContain('28/02/2026');
  expect(mail.acao).toEqual({ rotulo: 'Renovar', url: DO_FIM.url });
  expect(mail.depois).toEqual([expect.stringContaining('o mesmo anúncio continua no portal')]);
  expect(mail.depois?.[0]).toContain(`o novo período começa ${comeca}`);
});

it.each([
  ['pagar', 'Ver como pagar', 'ainda espera o pagamento'],
  ['corrigir', 'Corrigir e reenviar', 'não foi aprovada'],
  ['analise', 'Ver a renovação', 'está em análise'],
] as const)('quem já pediu a renovação (%s) não é chamado a renovar', (passo, rotulo, palavras) => {
  const renovacao = { codigo: 9, passo };
  for (const terminou of [false, true]) {
    const mail = mailDoFim({ ...DO_FIM, terminou, renovacao });
    expect(mail.acao?.rotulo).toBe(rotulo);
    expect(mail.depois?.join()).toMatch(
      new RegExp(`^A renovação que você pediu \\(código 9\\) ${palavras}`),
    );
  }
});
