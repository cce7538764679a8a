import { expect, it } from 'vitest';
import { assinarPrevia, lerPrevia } from './token';

const RADIO = 'api::radio.radio';
const DA_EDITORA = { segredo: 'segredo', navegador: 'o dela' };
const token = assinarPrevia(DA_EDITORA, RADIO, 'abc', 1000);

it('deixa ler um rascunho por quinze minutos', () => {
  expect(lerPrevia(DA_EDITORA, token, 1000)).toMatchObject({ uid: RADIO, id: 'abc' });
  expect(lerPrevia(DA_EDITORA, token, 1000 + 15 * 60_000 - 1)).not.toBeNull();
  expect(lerPrevia(DA_EDITORA, token, 1000 + 15 * 60_000)).toBeNull();
});

it.each([
  ['', DA_EDITORA],
  ['abc', DA_EDITORA],
  [`${token}x`, DA_EDITORA],
  [token.replace(/^./, 'A'), DA_EDITORA],
  [token, { ...DA_EDITORA, segredo: 'outro' }],
  [token, { ...DA_EDITORA, navegador: 'o de outra pessoa' }],
])('%j não vale para %j', (falso, leitor) => {
  expect(lerPrevia(leitor, falso, 1000)).toBeNull();
});
