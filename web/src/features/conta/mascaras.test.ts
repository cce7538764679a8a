import { expect, it } from 'vitest';
import { editar, mascarar } from '../../ui/mascara';
import { CEP, documentoDe, TELEFONE } from '../../lib/mascaras';

it.each([
  ['', ''],
  ['1', '(1'],
  ['1133334444', '(11) 3333-4444'],
  ['11988887777', '(11) 98888-7777'],
  ['(11) 98888-7777', '(11) 98888-7777'],
  ['+55 11 98888-7777', '(11) 98888-7777'],
  ['5511988887777', '(11) 98888-7777'],
  ['551133334444', '(11) 3333-4444'],
  ['5533334444', '(55) 3333-4444'],
  ['011 98888-7777', '(11) 98888-7777'],
  ['+55 (0)11 98888-7777', '(11) 98888-7777'],
  ['55988887777', '(55) 98888-7777'],
  ['abc', ''],
])('o telefone %j aparece como %j', (digitado, mostrado) => {
  expect(mascarar(digitado, TELEFONE)).toBe(mostrado);
});

it.each([
  ['01001000', '01001-000'],
  ['01.001-000', '01001-000'],
  ['010', '010'],
])('o CEP %j aparece como %j', (digitado, mostrado) => {
  expect(mascarar(digitado, CEP)).toBe(mostrado);
});

it.each([
  ['Física', '52998224725', '529.982.247-25'],
  ['Física', '529.982.247-25', '529.982.247-25'],
  ['Física', '52a99', '529.9'],
  ['Juridíca', '12abc34501de35', '12.abc.345/01de-35'],
  ['Juridíca', '12.ABC.345/01DE-35', '12.ABC.345/01DE-35'],
  ['Juridíca', '11.222.333/0001-81', '11.222.333/0001-81'],
] as const)('o documento de pessoa %s, %j, aparece como %j', (pessoa, digitado, mostrado) => {
  expect(mascarar(digitado, documentoDe(pessoa))).toBe(mostrado);
});

const FISICA = documentoDe('Física');
const JURIDICA = documentoDe('Juridíca');

/** Every way in which a whole number comes over one that is there: all chosen, nothing chosen, part of it chosen. */
const sobre = (antes: string, novo: string) => {
  const meio = antes.length >> 1;
  return [
    ['no lugar de tudo', novo, novo.length],
    ['depois do que havia', antes + novo, (antes + novo).length],
    ['antes do que havia', novo + antes, novo.length],
    ['no meio', antes.slice(0, meio) + novo + antes.slice(meio), meio + novo.length],
    ['sobre o fim escolhido', antes.slice(0, meio) + novo, meio + novo.length],
    ['sem dizer onde está o cursor', novo, 0],
  ] as const;
};

it.each([
  ['CPF', FISICA, '529.982.247-25', '11144477735', '111.444.777-35'],
  ['CPF', FISICA, '529.982.247-25', '111.444.777-35', '111.444.777-35'],
  ['CNPJ', JURIDICA, '11.222.333/0001-81', '12ABC34501DE35', '12.ABC.345/01DE-35'],
  ['CNPJ', JURIDICA, '12.ABC.345/01DE-35', '11222333000181', '11.222.333/0001-81'],
  ['CNPJ', JURIDICA, '12.ABC.345/01DE-35', ' 11.222.333/0001-81 ', '11.222.333/0001-81'],
  ['CEP', CEP, '01001-000', '20040002', '20040-002'],
  ['CEP', CEP, '01001-000', '20040-002', '20040-002'],
  ['celular', TELEFONE, '(11) 98765-4321', '21912345678', '(21) 91234-5678'],
  ['celular', TELEFONE, '(11) 98765-4321', '(21) 91234-5678', '(21) 91234-5678'],
  ['celular', TELEFONE, '(11) 98765-4321', '+55 21 91234-5678', '(21) 91234-5678'],
  ['celular', TELEFONE, '(11) 98765-4321', '5521912345678', '(21) 91234-5678'],
  ['fixo', TELEFONE, '(11) 98765-4321', '2133334444', '(21) 3333-4444'],
  ['celular', TELEFONE, '(11) 3333-4444', '21912345678', '(21) 91234-5678'],
] as const)('%s: um número inteiro que chega é o que fica', (_nome, mascara, antes, novo, fica) => {
  for (const [onde, texto, caret] of sobre(antes, novo))
    expect(editar({ texto, caret, antes }, mascara), onde).toEqual({
      valor: fica,
      caret: fica.length,
    });
});

it('o código do país que se digita sai quando o número fica inteiro', () => {
  const digitado = Array.from('+5511988887777').reduce((antes, tecla) => {
    const texto = antes + tecla;
    return editar({ texto, caret: texto.length, antes }, TELEFONE).valor;
  }, '');
  expect(digitado).toBe('(11) 98888-7777');
});

it('um número a mais no meio de um telefone do DDD 55 não é código do país', () => {
  const edicao = { texto: '(55) 918888-7777', caret: 7, antes: '(55) 98888-7777' };
  expect(editar(edicao, TELEFONE)).toEqual({ valor: '(55) 91888-8777', caret: 7 });
});
