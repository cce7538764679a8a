import { expect, it } from 'vitest';
import { comNoHistorico, textoDoHistorico } from './historico';

it.each([null, undefined, 'busca', 3, {}, { busca: 3 }, { busca: null }, { key: 'k' }])(
  'num histórico estranho (%j) não há texto',
  (state) => {
    expect(textoDoHistorico(state, 'busca')).toBe('');
  },
);

it('guarda um texto sem perder o que já estava lá', () => {
  const state = comNoHistorico({ daLista: true, busca: 'a' }, { busca: 'sao' });
  expect(state).toEqual({ daLista: true, busca: 'sao' });
  expect(textoDoHistorico(state, 'busca')).toBe('sao');
  expect(comNoHistorico(null, { busca: 'x' })).toEqual({ busca: 'x' });
});
