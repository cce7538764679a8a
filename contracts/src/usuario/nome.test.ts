import { expect, it } from 'vitest';
import { isNomeReservado, nomeNormalizado } from './nome';

it.each([
  'convidado',
  ' CONVIDADO ',
  'Ｃｏｎｖｉｄａｄｏ',
  'con\u200bvidado',
  'c\u0301onvidado',
  'ćöñvìdâdò',
  'сonvidadо',
  'c o n v i d a d o',
  'con.vi-da_do',
  'convidado\u00a0',
  'conv\u00addado'.replace('\u00ad', 'i\u00ad'),
  'c0nv1dad0',
  '𝐜𝐨𝐧𝐯𝐢𝐝𝐚𝐝𝐨',
  'ⓒⓞⓝⓥⓘⓓⓐⓓⓞ',
])('%j passa por convidado', (nome) => {
  expect(isNomeReservado(nome)).toBe(true);
});

it.each(['convidados', 'Rádio Convidado FM', 'Ana', ''])('%j é de outra pessoa', (nome) => {
  expect(isNomeReservado(nome)).toBe(false);
});

it('compara nomes sem caixa, acento, espaço repetido nem letra invisível', () => {
  expect(nomeNormalizado('  Rádio \u200b CANAÃ ')).toBe('radio canaa');
  expect(nomeNormalizado('\u2800Ana')).toBe('ana');
});
