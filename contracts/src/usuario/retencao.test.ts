import { expect, it } from 'vitest';
import { frasesDaRetencao, RETENCAO_PADRAO } from './retencao';

it('conta os prazos que a equipe escolheu, no singular quando é um', () => {
  expect(frasesDaRetencao(RETENCAO_PADRAO).join(' ')).toMatch(/90 dias .*18 meses .*30 dias/);
  const um = frasesDaRetencao({ votos_dias: 1, comprovantes_meses: 1, links_dias: 1 }).join(' ');
  expect(um).toMatch(/apagados 1 dia .*apagados 1 mês .*somem 1 dia /);
});
