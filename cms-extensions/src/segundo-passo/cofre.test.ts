import { expect, it } from 'vitest';
import { cifrar, decifrar, resumir } from './cofre';

const SEGREDO = 'um segredo do portal, de teste';

it('o que se guarda de uma conta volta só para ela, e só com o mesmo segredo', () => {
  const guardado = cifrar(SEGREDO, 7, 'JBSWY3DPEHPK3PXP');
  expect(guardado).not.toContain('JBSWY3DP');
  expect(cifrar(SEGREDO, 7, 'JBSWY3DPEHPK3PXP')).not.toBe(guardado);
  expect(decifrar(SEGREDO, 7, guardado)).toBe('JBSWY3DPEHPK3PXP');
  expect(decifrar(SEGREDO, 8, guardado)).toBeNull();
  expect(decifrar('outro segredo', 7, guardado)).toBeNull();
});

it.each(['', 'AAAA', 'x'.repeat(60)])('o que não se cifrou aqui não se lê: %j', (cifrado) => {
  expect(decifrar(SEGREDO, 7, cifrado)).toBeNull();
});

it('o mesmo código de recuperação tem outro resumo em outra conta e em outro portal', () => {
  const resumo = resumir(SEGREDO, 7, 'ABCDEFGHJK');
  expect(resumir(SEGREDO, 7, 'ABCDEFGHJK')).toBe(resumo);
  expect(resumir(SEGREDO, 8, 'ABCDEFGHJK')).not.toBe(resumo);
  expect(resumir('outro segredo', 7, 'ABCDEFGHJK')).not.toBe(resumo);
});
