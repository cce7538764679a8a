import { expect, it } from 'vitest';
import {
  cepFormatado,
  documentoFormatado,
  LUGAR_DO_DOCUMENTO,
  telefoneFormatado,
} from './mascaras';

it.each([
  [documentoFormatado, '52998224725', '529.982.247-25'],
  [documentoFormatado, '12ABC34501DE35', '12.ABC.345/01DE-35'],
  [telefoneFormatado, '11987654321', '(11) 98765-4321'],
  [telefoneFormatado, '1133334444', '(11) 3333-4444'],
  [cepFormatado, '01001000', '01001-000'],
  [cepFormatado, '010', '010'],
  [cepFormatado, '', ''],
])('%o mostra %s como %s', (formatar, guardado, mostrado) => {
  expect(formatar(guardado)).toBe(mostrado);
});

it('um CPF tem números; um CNPJ, letras também', () => {
  const cabem = (lugar: RegExp) => ['7', 'a', 'Z', '.', 'é'].filter((letra) => lugar.test(letra));
  expect(cabem(LUGAR_DO_DOCUMENTO.Física)).toEqual(['7']);
  expect(cabem(LUGAR_DO_DOCUMENTO.Juridíca)).toEqual(['7', 'a', 'Z']);
});
