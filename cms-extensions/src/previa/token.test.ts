import { expect, it } from 'vitest';
import { assinarPrevia, lerPrevia } from './token';

const RADIO = 'api::radio.radio';
const token = assinarPrevia('segredo', RADIO, 'abc', 1000);

it('deixa ler um rascunho por quinze minutos', () => {
  expect(lerPrevia('segredo', token, 1000)).toMatchObject({ uid: RADIO, id: 'abc' });
  expect(lerPrevia('segredo', token, 1000 + 15 * 60_000 - 1)).not.toBeNull();
  expect(lerPrevia('segredo', token, 1000 + 15 * 60_000)).toBeNull();
});

it.each([
  ['', 'segredo'],
  ['abc', 'segredo'],
  [`${token}x`, 'segredo'],
  [token.replace(/^./, 'A'), 'segredo'],
  [token, 'outro segredo'],
])('%j não vale', (falso, segredo) => {
  expect(lerPrevia(segredo, falso, 1000)).toBeNull();
});
