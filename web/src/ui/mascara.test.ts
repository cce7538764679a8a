import { expect, it } from 'vitest';
import { editar, mascarar, type Mascara } from './mascara';

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
  ['apagar no meio', '529.982.247-25', '529.9|2.247-25', '529.9|22.472-5'],
  [
    'apagar a pontuação leva a letra antes dela',
    '529.982.247-25',
    '529|982.247-25',
    '52|9.822.472-5',
  ],
  ['letra que não cabe não entra, e o cursor fica', '529.98', '529.x|98', '529|.98'],
  ['colar no meio', '52-25', '52998|25', '529.98|2.5'],
  ['apagar tudo', '529.98', '|', '|'],
])('%s', (_caso, antes, depois, esperado) => {
  expect(escrever(editar({ ...ler(depois), antes: antes.replace('|', '') }, CPF))).toBe(esperado);
});

it('Delete diante da pontuação leva a letra depois dela', () => {
  const edicao = { ...ler('529|982.247-25'), antes: '529.982.247-25', paraFrente: true };
  expect(escrever(editar(edicao, CPF))).toBe('529|.822.472-5');
});

it.each([
  ['(11) 3333-4444', '(11) 93|333-4444', '(11) 93|333-4444'],
  ['(11) 3333-4444', '(11) 3333-44445|', '(11) 33334-4445|'],
  ['(11) 98888-7777', '(11) 98888-777|', '(11) 9888-8777|'],
])('com dez números é fixo, com onze celular: %s → %s', (antes, depois, esperado) => {
  expect(escrever(editar({ ...ler(depois), antes }, TELEFONE))).toBe(esperado);
});

it('o que se cola é preparado antes', () => {
  const mascara = { ...TELEFONE, limpar: (texto: string) => texto.replace('+55', '') };
  expect(mascarar('+55 11 98888-7777', mascara)).toBe('(11) 98888-7777');
  expect(escrever(editar({ ...ler('+5511988887777|'), antes: '' }, mascara))).toBe(
    '(11) 98888-7777|',
  );
});
