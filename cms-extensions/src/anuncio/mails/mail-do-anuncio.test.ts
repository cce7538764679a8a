import { expect, it } from 'vitest';
import { mailDoAnuncio, mailDoFim, mailParaAdministracao } from './mail-do-anuncio';

const DONO = {
  para: 'ana@exemplo.test',
  nome: 'Ana',
  codigo: 7,
  titulo: 'Padaria <b>da Ana</b>',
  evento: 'decisao',
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

it.each([0, 1, 3])('a desistência que volta para %i não se lê como uma decisão', (status) => {
  const mail = mailDoAnuncio({ ...DONO, evento: 'desistencia', de: 8, status });
  expect(mail.assunto).toBe('O pedido de cancelamento foi retirado');
  expect(mail.paragrafos.join(' ')).toContain('você desistiu do pedido');
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
  const dados = { ...DONO, anunciante: 'Ana', evento: 'comprovante' };
  expect(mailParaAdministracao({ ...dados, status: 3 }).assunto).toBe('Comprovante a conferir');
  expect(mailParaAdministracao({ ...dados, status: 8 }).paragrafos.join(' ')).toContain(
    'pediu o reembolso',
  );
});

it.each([
  ['comprovante', 'Comprovante a conferir', 'Ana enviou o comprovante do anúncio “X” (código 7).'],
  [
    'reenvio',
    'Anúncio corrigido a conferir',
    'Ana reenviou para análise, com o comprovante de antes, o anúncio “X” (código 7).',
  ],
  [
    'desistencia',
    'Comprovante a conferir',
    'Ana desistiu do reembolso e espera a análise do anúncio “X” (código 7).',
  ],
])('o que volta para a análise por %s chega à administração com as suas palavras', (...caso) => {
  const [evento, assunto, frase] = caso;
  const dados = { ...DONO, titulo: 'X', anunciante: 'Ana', evento, status: 3 };
  expect(mailParaAdministracao(dados)).toMatchObject({ assunto, paragrafos: [frase] });
});

it('o motivo de um pedido de reembolso vai com ele', () => {
  const pedido = { anunciante: 'Ana', evento: 'reembolso', status: 8, motivo: 'Fechei a loja' };
  expect(mailParaAdministracao({ ...DONO, ...pedido }).paragrafos).toContain(
    'Motivo: Fechei a loja',
  );
});
