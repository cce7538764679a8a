import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { completarNavegador } from '../test/navegador';
import { Confirmacao } from './confirmacao';

const onSim = vi.fn();
const onFechar = vi.fn();
const sim = () => screen.getByRole('button', { name: 'Sim' });

const pergunta = (fazendo: boolean) => (
  <Confirmacao {...{ fazendo, onSim, onFechar }} aberta titulo="Apagar?" sim="Sim" nao="Não">
    Isto não pode ser desfeito.
  </Confirmacao>
);

beforeEach(completarNavegador);
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

it('pergunta, e o não fecha', () => {
  render(pergunta(false));
  fireEvent.click(screen.getByRole('button', { name: 'Não' }));
  expect(onFechar).toHaveBeenCalledOnce();
  expect(onSim).not.toHaveBeenCalled();
});

it('dois toques seguidos no sim fazem uma vez só, e o foco fica', () => {
  const { rerender } = render(pergunta(false));
  sim().focus();
  fireEvent.click(sim());
  fireEvent.click(sim());
  rerender(pergunta(true));
  fireEvent.click(sim());
  expect(onSim).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(sim());
});

it('o que não deu certo se pode tentar de novo', () => {
  const { rerender } = render(pergunta(false));
  fireEvent.click(sim());
  rerender(pergunta(true));
  rerender(pergunta(false));
  fireEvent.click(sim());
  expect(onSim).toHaveBeenCalledTimes(2);
});
