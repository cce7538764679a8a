import { expect, it } from 'vitest';
import { motivosDosCampos } from './campos-da-radio';

const RADIO = 'api::radio.radio';

it.each([
  [RADIO, { rede_social_1: 'https://a.', rede_social_2: 'https://b.c' }, ['rede_social_1']],
  [
    RADIO,
    { rede_social_1: '@radioinsta', rede_social_4: 'ligue já' },
    ['rede_social_1', 'rede_social_4'],
  ],
  [RADIO, { telefone: 'abc', email: 'x', tags: 'x'.repeat(256) }, ['telefone', 'email', 'tags']],
  [RADIO, { rede_social_1: '', telefone: null, slogan: 'Oi' }, []],
  ['api::sobre.sobre', { telefone: '(11) 4000-0000' }, []],
  ['api::sobre.sobre', { telefone: 'ligue' }, ['telefone']],
  ['api::cantor.cantor', { telefone: 'ligue' }, []],
])('em %s, %j: recusa %j', (uid, data, campos) => {
  const recusados = motivosDosCampos(uid, data).map(({ campo }) => campo);
  expect([...recusados].sort()).toEqual([...campos].sort());
});

it('guarda de uma rádio o que o formulário de anúncio guardaria', () => {
  const data = { rede_social_4: '(11) 98888-7777', telefone: '11 4000-0000' };
  expect(motivosDosCampos(RADIO, data)).toEqual([]);
  expect(data).toEqual({ rede_social_4: '5511988887777', telefone: '1140000000' });
});
