import { expect, it } from 'vitest';
import { isSigned, issueSigned, readSignedText, sameText, signText } from './signature';

it('só reconhece o que foi dado com o mesmo segredo e para o mesmo fim', () => {
  const signed = issueSigned('segredo', 'xsrf');
  expect(signed).toMatch(/^[\w-]+\.[\w-]+$/);
  expect(isSigned('segredo', 'xsrf', signed)).toBe(true);
  expect(isSigned('outro', 'xsrf', signed)).toBe(false);
  expect(isSigned('segredo', 'visitante', signed)).toBe(false);
  for (const forged of [
    '',
    '.',
    'a.b',
    `${signed}x`,
    `x${signed}`,
    `${signed}.a`,
    signed.slice(0, -1),
  ]) {
    expect(isSigned('segredo', 'xsrf', forged), forged).toBe(false);
  }
  expect(issueSigned('segredo', 'xsrf')).not.toBe(signed);
});

it('um texto assinado volta inteiro, e só com o mesmo segredo e para o mesmo fim', () => {
  const signed = signText('segredo', 'aviso', 'São João; 😀');
  expect(signed).toMatch(/^[\w-]+\.[\w-]{22}$/);
  expect(readSignedText('segredo', 'aviso', signed)).toBe('São João; 😀');
  for (const [secret, purpose, text] of [
    ['segredo', 'aviso', signText('segredo', 'aviso', '')],
    ['outro', 'aviso', signed],
    ['segredo', 'xsrf', signed],
    ['segredo', 'aviso', `x${signed}`],
    ['segredo', 'aviso', ''],
  ] as const)
    expect(readSignedText(secret, purpose, text)).toBeNull();
});

it.each([
  ['a', 'a', true],
  ['a', 'b', false],
  ['a', 'aa', false],
  ['', '', true],
])('%j e %j são o mesmo texto: %s', (a, b, same) => {
  expect(sameText(a, b)).toBe(same);
});
