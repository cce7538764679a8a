import { generateSync } from 'otplib';
import { expect, it } from 'vitest';
import { isDoAplicativo, novoSegredo, otpauthDe, passoDoCodigo } from './totp';

// RFC 6238, appendix B: the secret '12345678901234567890' at these seconds; its 8 digits end in these 6.
const DA_RFC = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it.each([
  [59, '287082', 1],
  [1111111109, '081804', 37037036],
  [1111111111, '050471', 37037037],
  [2000000000, '279037', 66666666],
])('aos %i segundos %s é o código do passo %i', (segundos, codigo, passo) => {
  expect(passoDoCodigo(DA_RFC, codigo, new Date(segundos * 1000))).toBe(passo);
});

it.each([
  [-2, false],
  [-1, true],
  [0, true],
  [1, true],
  [2, false],
])('um relógio %i passos à frente: vale %s', (passos, vale) => {
  const segredo = novoSegredo();
  const agora = 1_800_000_015;
  const codigo = generateSync({ secret: segredo, epoch: agora + passos * 30 });
  const passo = passoDoCodigo(segredo, codigo, new Date(agora * 1000));
  expect(passo).toBe(vale ? Math.floor(agora / 30) + passos : null);
});

it.each(['', '12345', '1234567', 'ABCDEFGHJK', '１２３４５６', '12345a'])(
  '%j não é de aplicativo nenhum',
  (codigo) => {
    expect(isDoAplicativo(codigo)).toBe(false);
    expect(passoDoCodigo(DA_RFC, codigo, new Date())).toBeNull();
  },
);

it('o endereço do QR diz o portal, a conta e o segredo', () => {
  const lido = new URL(otpauthDe('Portal das Rádios', 'ana+1@exemplo.com', DA_RFC));
  expect(decodeURIComponent(lido.pathname)).toContain('Portal das Rádios:ana+1@exemplo.com');
  expect(lido.searchParams.get('secret')).toBe(DA_RFC);
  expect(lido.searchParams.get('issuer')).toBe('Portal das Rádios');
});
