import { expect, it } from 'vitest';
import { mailDoAnuncio, mailDoFim, mailParaAdministracao } from './mail-do-anuncio';

const DONO = {
  para: 'ana@exemplo.test',
  nome: 'Ana',
  codigo: 7,
  titulo: 'Padaria <b>da Ana</b>',
  motivo: '',
  url: 'https://portal.test/usuario/perfil#meusAnuncios',
};

it.each([
  [3, 1, 'Seu anúncio foi aprovado'],
  [3, 0, 'Seu anúncio não foi aprovado'],
  [1, 0, 'Seu anúncio saiu do ar'],
  [1, 8, 'Recebemos o pedido de cancelamento'],
  [8, 9, 'Seu anúncio foi reembolsado'],
])('de %i para %i o assunto é "%s"', (de, status, assunto) => {
  expect(mailDoAnuncio({ ...DONO, de, status }).assunto).toBe(assunto);
});

it('leva o motivo, o título e o código', () => {
  const mail = mailDoAnuncio({ ...DONO, de: 3, status: 0, motivo: 'Comprovante ilegível' });
  expect(mail.paragrafos).toContain('Motivo: Comprovante ilegível');
  expect(mail.paragrafos.join(' ')).toContain('“Padaria <b>da Ana</b>” (código 7)');
});

it.each([
  [false, 'Seu anúncio termina em 28/02/2026'],
  [true, 'Seu anúncio terminou'],
])('o fim (já terminou: %s) traz a data e o caminho para renovar', (terminou, assunto) => {
  const mail = mailDoFim({ ...DONO, vencimento: '2026-03-01', terminou });
  expect(mail.assunto).toBe(assunto);
  expect(mail.paragrafos.join(' ')).toContain('28/02/2026');
  expect(mail.acao).toEqual({ rotulo: 'Renovar', url: DONO.url });
});

it('a administração sabe se confere um comprovante ou um reembolso', () => {
  const dados = { ...DONO, anunciante: 'Ana' };
  expect(mailParaAdministracao({ ...dados, status: 3 }).assunto).toBe('Comprovante a conferir');
  expect(mailParaAdministracao({ ...dados, status: 8 }).paragrafos.join(' ')).toContain(
    'pediu o reembolso',
  );
});
