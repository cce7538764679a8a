import { expect, it } from 'vitest';
import { isSigned, issueSigned } from './signature';

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
