import { expect, it } from 'vitest';
import { editar, type Mascara } from './mascara';

const TELEFONE: Mascara = { formas: ['(__) ____-____', '(__) _____-____'], lugar: /\d/ };
const CPF: Mascara = { formas: ['___.___.___-__'], lugar: /\d/ };

/** `|` is the caret. */
const ler = (texto: string) => ({ texto: texto.replace('|', ''), caret: texto.indexOf('|') });
const escrever = ({ valor, caret }: { valor: string; caret: number }) =>
  `${valor.slice(0, caret)}|${valor.slice(caret)}`;

it.each([
  ['digitar no fim', '529.98|', '529.982|', '529.982|'],
  ['a pontuação vem com a próxima letra', '529.982|', '529.9822|', '529.982.2|'],
  ['digitar no meio empurra o resto', '529.9|2.247-2', '529.98|2.247-2', '529.98|2.247-2'],
  ['cheio, o que sobra sai no fim', '529.982.247-25', '529.91|82.247-25', '529.91|8.224-72'],
  ['letra que não cabe não entra, e o cursor fica', '529.98', '529.x|98', '529|.98'],
  ['colar no meio', '52-25', '52998|25', '529.98|2.5'],
  ['trocar o escolhido por outra letra', '529.982.247-25', '5291|47-25', '529.1|47.25'],
  ['tecla sobre a pontuação escolhida', '529.982.247-25', '5291|982.247-25', '529.1|98.224-72'],
])('%s', (_caso, antes, depois, esperado) => {
  expect(escrever(editar({ ...ler(depois), antes: antes.replace('|', '') }, CPF))).toBe(esperado);
});

it.each([
  ['no meio', 'antes', '529.9|2.247-25', '529.9|22.472-5'],
  ['a pontuação leva a letra antes dela', 'antes', '529|982.247-25', '52|9.822.472-5'],
  ['Delete diante da pontuação leva a seguinte', 'depois', '529|982.247-25', '529|.822.472-5'],
  ['tudo', 'antes', '|', '|'],
  ['sem nada para apagar', 'antes', '|529.982.247-25', '|529.982.247-25'],
] as const)('apagar: %s', (_caso, apagou, depois, esperado) => {
  const edicao = { ...ler(depois), antes: '529.982.247-25', apagou };
  expect(escrever(editar(edicao, CPF))).toBe(esperado);
});

it('só apagar apaga: menos letras sem tecla de apagar são o número que veio', () => {
  const edicao = { ...ler('529982|247-25'), antes: '529.982.247-25' };
  expect(escrever(editar(edicao, CPF))).toBe('529.982|.247-25');
});

it.each([
  ['(11) 3333-4444', '(11) 93|333-4444', '(11) 93|333-4444'],
  ['(11) 3333-4444', '(11) 3333-44445|', '(11) 33334-4445|'],
])('com dez números é fixo, com onze celular: %s → %s', (antes, depois, esperado) => {
  expect(escrever(editar({ ...ler(depois), antes }, TELEFONE))).toBe(esperado);
});

it('apagado um dos onze números, volta a ser fixo', () => {
  const edicao = { ...ler('(11) 98888-777|'), antes: '(11) 98888-7777' };
  expect(escrever(editar({ ...edicao, apagou: 'antes' }, TELEFONE))).toBe('(11) 9888-8777|');
});
