import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { CampoComMascara } from './campo-com-mascara';

afterEach(cleanup);

const TELEFONE = { formas: ['(__) ____-____', '(__) _____-____'], lugar: /\d/ } as const;

const Telefone = ({ inicial = '' }: { inicial?: string | undefined }) => {
  const [valor, setValor] = useState(inicial);
  return <CampoComMascara rotulo="Telefone" mascara={TELEFONE} valor={valor} onMudar={setValor} />;
};
const montar = (inicial?: string) => {
  render(<Telefone inicial={inicial} />);
  return screen.getByLabelText<HTMLInputElement>('Telefone');
};

/** What a browser does at a key, all in one turn: on a busy phone no timer runs between two keys. */
const digitar = (campo: HTMLInputElement, tecla: string, inicio: number, fim = inicio) => {
  campo.focus();
  campo.setSelectionRange(inicio, fim);
  const antes = campo.value;
  const apagou = tecla === 'Backspace';
  const de = apagou && inicio === fim ? inicio - 1 : inicio;
  const novo = antes.slice(0, de) + (apagou ? '' : tecla) + antes.slice(fim);
  const valorNativo = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  valorNativo?.set?.call(campo, novo);
  const caret = apagou ? de : de + tecla.length;
  campo.setSelectionRange(caret, caret);
  const inputType = apagou ? 'deleteContentBackward' : 'insertText';
  fireEvent(campo, new InputEvent('input', { bubbles: true, inputType, data: tecla }));
};

it('dez números são um fixo, onze um celular, e um a menos volta a ser fixo', () => {
  const campo = montar('(11) 3333-4444');
  digitar(campo, '9', 4);
  expect(campo.value).toBe('(11) 93333-4444');
  digitar(campo, 'Backspace', 15);
  expect(campo.value).toBe('(11) 9333-3444');
});

it('quem corrige no meio continua no meio', () => {
  const campo = montar('(11) 98888-7777');
  digitar(campo, '5', 7, 8);
  expect(campo.value).toBe('(11) 98588-7777');
  expect(campo.selectionStart).toBe(8);
  digitar(campo, 'Backspace', 8);
  expect(campo.value).toBe('(11) 9888-7777');
  expect(campo.selectionStart).toBe(7);
});

it('teclas seguidas não se perdem', () => {
  const campo = montar();
  for (const tecla of '11988887777') digitar(campo, tecla, campo.value.length);
  expect(campo.value).toBe('(11) 98888-7777');
});

it('o que não cabe na máscara não entra', () => {
  const campo = montar('(11) 9');
  digitar(campo, 'x', 6);
  expect(campo.value).toBe('(11) 9');
});

it('o preenchimento do navegador, em campo sem foco, também ganha a pontuação', () => {
  const campo = montar();
  const valorNativo = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  valorNativo?.set?.call(campo, '11988887777');
  fireEvent(campo, new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }));
  expect(document.activeElement).not.toBe(campo);
  expect(campo.value).toBe('(11) 98888-7777');
});
