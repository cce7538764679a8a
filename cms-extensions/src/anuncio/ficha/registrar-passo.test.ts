import { AnuncioStatus } from '@portal/contracts/anuncio/status';
import { expect, it } from 'vitest';
import { acaoDoPasso } from './registrar-passo';

const { NaoAprovado, Ativo, AguardandoAprovacao, Reembolsado } = AnuncioStatus;
const por = { id: 1, usuario: 'Ana', permissao: 2 };

it.each([
  [AguardandoAprovacao, Ativo, 2, 'aprovou'],
  [AguardandoAprovacao, Ativo, 1, 'aprovou o próprio anúncio'],
  [AguardandoAprovacao, NaoAprovado, 2, 'recusou'],
  [AguardandoAprovacao, NaoAprovado, 1, 'mudou o status do próprio anúncio'],
  [Ativo, NaoAprovado, 2, 'mudou o status'],
  [Ativo, Reembolsado, 2, 'mudou o status'],
] as const)('uma decisão de %s para %s sobre o anúncio de %s: %s', (de, para, dono, acao) => {
  const anuncio = { id: 9, titulo: 'Loja', usuario: { id: dono } };
  expect(acaoDoPasso({ anuncio, de, para, evento: 'decisao', por })).toBe(acao);
});

it('o que não é decisão é dito pelo que é', () => {
  const anuncio = { id: 9, titulo: 'Loja' };
  const passo = { anuncio, de: null, para: null, por };
  expect(acaoDoPasso({ ...passo, evento: 'comprovante visto' })).toBe('viu o comprovante');
  expect(acaoDoPasso({ ...passo, evento: 'exclusao' })).toBe('excluiu');
});
