import { expect, it } from 'vitest';
import { brCode, chavePix, crc16, identificadorDe, isChavePix } from './pix';

/** Reads the EMV fields of a code back, as a bank does. */
const campos = (codigo: string): Map<string, string> => {
  const lidos = new Map<string, string>();
  for (let i = 0; i < codigo.length;) {
    const tamanho = Number(codigo.slice(i + 2, i + 4));
    lidos.set(codigo.slice(i, i + 2), codigo.slice(i + 4, i + 4 + tamanho));
    i += 4 + tamanho;
  }
  return lidos;
};

const COBRANCA = {
  chave: 'pix@portal.test',
  favorecido: 'Associação das Web Rádios do Brasil',
  cidade: 'São Paulo',
  valor: 130,
  identificador: 'ANUNCIO128',
};

it('é o código que o Banco Central dá como exemplo', () => {
  const codigo = brCode({
    chave: '123e4567-e12b-12d1-a456-426655440000',
    favorecido: 'Fulano de Tal',
    cidade: 'BRASILIA',
    valor: 0,
    identificador: '***',
  });
  // The manual's example carries no amount; this one is its fields with 0.00 and the check of these bytes.
  expect(codigo.replace('54040.00', '').slice(0, -4)).toBe(
    '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR' +
      '5913Fulano de Tal6008BRASILIA62070503***6304',
  );
});

it('o CRC é o CCITT-FALSE, e o do exemplo do manual', () => {
  expect(crc16('123456789')).toBe('29B1');
  const manual =
    '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR' +
    '5913Fulano de Tal6008BRASILIA62070503***6304';
  expect(crc16(manual)).toBe('1D3D');
  const codigo = brCode(COBRANCA);
  expect(codigo.slice(-4)).toBe(crc16(codigo.slice(0, -4)));
});

it('leva o valor exato, o identificador e o favorecido sem acentos', () => {
  const lidos = campos(brCode(COBRANCA));
  expect(lidos.get('54')).toBe('130.00');
  expect(lidos.get('59')).toBe('Associacao das Web Radios');
  expect(lidos.get('60')).toBe('Sao Paulo');
  expect(lidos.get('62')).toBe('0510ANUNCIO128');
  expect(lidos.get('26')).toBe('0014br.gov.bcb.pix0115pix@portal.test');
});

it.each([
  ['CNPJ com pontos', '11.222.333/0001-81', '11222333000181'],
  ['CNPJ com letras', '12.abc.345/01de-35', '12ABC34501DE35'],
  ['CPF com pontos', ' 111.444.777-35 ', '11144477735'],
  ['CPF só com os números', '11144477735', '11144477735'],
  ['telefone como se escreve', '(11) 98765-4321', '+5511987654321'],
  ['CPF que também seria telefone', '11944470077', '11944470077'],
  ['telefone entre parênteses que também seria CPF', '(11) 94447-0077', '+5511944470077'],
  ['telefone fixo', '11 3456-7890', '+551134567890'],
  ['telefone com 55', '55 11 98765-4321', '+5511987654321'],
  ['telefone com +55', '+55 (11) 98765-4321', '+5511987654321'],
  ['e-mail com maiúsculas', 'Pix@Portal.test', 'pix@portal.test'],
  [
    'chave aleatória em maiúsculas',
    '123E4567-E12B-12D1-A456-426655440000',
    '123e4567-e12b-12d1-a456-426655440000',
  ],
  ['onze números que não são nada disso', '12345678900', '12345678900'],
  ['outra coisa', 'chave da loja', 'chave da loja'],
  ['palavras antes de um telefone', 'zap +55 11 98765-4321', 'zap +55 11 98765-4321'],
  ['palavras depois de um telefone', '+55 11 98765-4321 zap', '+55 11 98765-4321 zap'],
  ['palavras antes de um CNPJ', 'cnpj 11.222.333/0001-81', 'cnpj 11.222.333/0001-81'],
  ['palavras depois de um CNPJ', '11.222.333/0001-81 cnpj', '11.222.333/0001-81 cnpj'],
  ['uma letra antes de um CPF', 'x 111.444.777-35', 'x 111.444.777-35'],
  ['uma letra depois de um CPF', '111.444.777-35 x', '111.444.777-35 x'],
  ['55 antes do que não é telefone', '55 01 98765-4321', '55 01 98765-4321'],
  ['outro país antes de um telefone', '99 11 98765-4321', '99 11 98765-4321'],
  [
    'mais do que uma chave aleatória',
    'X123E4567-E12B-12D1-A456-426655440000',
    'X123E4567-E12B-12D1-A456-426655440000',
  ],
])('a chave vai como os bancos a guardam: %s', (_nome, escrita, guardada) => {
  expect(chavePix(escrita)).toBe(guardada);
  const tamanho = String(guardada.length).padStart(2, '0');
  expect(campos(brCode({ ...COBRANCA, chave: escrita })).get('26')).toBe(
    `0014br.gov.bcb.pix01${tamanho}${guardada}`,
  );
});

it.each([
  ...['529.982.247-25', '52998224725', '11.222.333/0001-81', '12.ABC.345/01DE-35'],
  ...['pix@portal.test', ' Pix@Portal.test ', `${'x'.repeat(64)}@portal.te.br`],
  ...['(11) 98765-4321', '11 3456-7890', '+55 11 98765-4321', '5511987654321'],
  '123E4567-E12B-12D1-A456-426655440000',
])('%s é chave Pix', (escrita) => {
  expect(isChavePix(escrita)).toBe(true);
});

it.each([
  ...['', 'nao é chave', '12345678900', '123.456.789-00', '11.222.333/0001-82'],
  ...['ABCDEFGHIJKLMN', 'doacao@exemplo', 'a@b@exemplo.org', `${'x'.repeat(64)}@portal.tes.br`],
  ...['x123e4567-e12b-12d1-a456-426655440000', '123e4567-e12b-12d1-a456-426655440000x'],
  ...[
    '?11222333000181',
    '11222333000181?',
    'x 11.222.333/0001-81',
    '11.222.333/0001-81 0',
    'x 111.444.777-35',
    '111.444.777-35 x',
  ],
  ...['+1 212 555 0100', '+55 11 1234', '+5501987654321', '123e4567-e12b-12d1-a456'],
])('%s não é chave Pix', (escrita) => {
  expect(isChavePix(escrita)).toBe(false);
});

it('o identificador cabe no txid', () => {
  expect(identificadorDe(128)).toBe('ANUNCIO128');
  expect(identificadorDe(2_147_483_647)).toMatch(/^[A-Z0-9]{1,25}$/);
});

it('um nome longo é cortado sem espaço no fim, e sem cidade vai BRASIL', () => {
  const lidos = campos(
    brCode({
      ...COBRANCA,
      chave: ' pix@portal.test ',
      favorecido: '  Associação   Brasileira  das Web Rádios ',
      cidade: '😀',
    }),
  );
  expect(lidos.get('59')).toBe('Associacao Brasileira das');
  expect(lidos.get('60')).toBe('BRASIL');
  expect(lidos.get('26')).toBe('0014br.gov.bcb.pix0115pix@portal.test');
  const curto = campos(brCode({ ...COBRANCA, cidade: 'Santana do Para íso' }));
  expect(curto.get('60')).toBe('Santana do Para');
  expect(campos(brCode({ ...COBRANCA, cidade: 'Santana do Par aíso' })).get('60')).toBe(
    'Santana do Par',
  );
});

it('um CRC curto vai com zeros à frente', () => {
  const crcs = Array.from({ length: 200 }, (_, n) => crc16(`x${n}`));
  for (const crc of crcs) expect(crc).toMatch(/^[0-9A-F]{4}$/);
  expect(crcs.some((crc) => crc.startsWith('0'))).toBe(true);
});
