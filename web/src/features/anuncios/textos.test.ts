import { expect, it } from 'vitest';
import { dataOuAguardando, idadePorExtenso, opcoesDeStatus, rotuloDoStatus } from './textos';

it('rádio e música têm dois status, e do reembolso pedido um terceiro; o banner, cinco', () => {
  const rotulos = (tipo: 'radio' | 'musica' | 'banner', de: 0 | 8 | 9 = 0) =>
    opcoesDeStatus({ tipo, status: de }).map(({ status, rotulo }) => `${status} ${rotulo}`);
  expect(rotulos('radio')).toEqual(['1 Ativo', '0 Inativo']);
  expect(rotulos('musica')).toEqual(rotulos('radio'));
  expect(rotulos('musica', 8)).toEqual(['1 Ativo', '0 Inativo', '9 Reembolsado']);
  expect(rotulos('musica', 9)).toEqual([]);
  expect(rotulos('banner')).toEqual([
    '0 Não aprovado',
    '1 Aprovado',
    '3 Aguardando Aprovação',
    '8 Aguardando Reembolso',
    '9 Reembolsado',
  ]);
});

it('um status que o tipo não oferece ainda tem nome', () => {
  expect(rotuloDoStatus('radio', 8)).toBe('Aguardando Reembolso');
  expect(rotuloDoStatus('radio', 0)).toBe('Inativo');
});

it.each([
  [0, 'hoje'],
  [1, 'há 1 dia útil'],
  [4, 'há 4 dias úteis'],
  [null, 'sem data'],
])('%s dias de espera se lê %s', (dias, texto) => {
  expect(idadePorExtenso(dias)).toBe(texto);
});

it('uma data que ainda não há se espera', () => {
  expect(dataOuAguardando(null)).toBe('Aguardando');
  expect(dataOuAguardando('2026-01-31')).toBe('31/01/2026');
});
