import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { completarNavegador } from '../test/navegador';
import { Dialogo } from './dialogo';

describe('Dialogo', () => {
  const onFechar = vi.fn();
  const montar = () =>
    render(
      <Dialogo aberto onFechar={onFechar} titulo="Aviso">
        <p>Texto</p>
      </Dialogo>,
    );

  beforeEach(completarNavegador);
  afterEach(() => {
    cleanup();
    vi.clearAllMocks();
  });

  it('tem nome, fecha no X e com Escape', () => {
    montar();
    const dialogo = screen.getByRole('dialog', { name: 'Aviso' });
    fireEvent.click(screen.getByRole('button', { name: 'Fechar' }));
    fireEvent(dialogo, new Event('cancel', { cancelable: true }));
    expect(onFechar).toHaveBeenCalledTimes(2);
  });

  it('fecha com um clique fora', () => {
    montar();
    const dialogo = screen.getByRole('dialog');
    fireEvent.mouseDown(dialogo);
    fireEvent.click(dialogo);
    expect(onFechar).toHaveBeenCalledOnce();
  });

  it('o segundo toque de um duplo clique em quem o abriu não o fecha, nem responde nele', () => {
    const onResponder = vi.fn();
    const dialogo = (aberto: boolean) => (
      <Dialogo aberto={aberto} onFechar={onFechar} titulo="Aviso">
        <button onClick={onResponder}>Sim</button>
      </Dialogo>
    );
    const { rerender } = render(dialogo(true));
    const tocar = (onde: HTMLElement, detail: number) => {
      fireEvent.mouseDown(onde, { detail });
      fireEvent.click(onde, { detail });
    };
    const janela = () => screen.getByRole('dialog');
    const sim = () => screen.getByRole('button', { name: 'Sim' });
    tocar(sim(), 2);
    tocar(janela(), 2);
    expect(onResponder).not.toHaveBeenCalled();
    expect(onFechar).not.toHaveBeenCalled();
    tocar(sim(), 1);
    tocar(sim(), 2);
    expect(onResponder).toHaveBeenCalledTimes(2);
    rerender(dialogo(false));
    rerender(dialogo(true));
    tocar(janela(), 3);
    expect(onFechar).not.toHaveBeenCalled();
    tocar(janela(), 1);
    expect(onFechar).toHaveBeenCalledOnce();
  });

  it('uma seleção de texto que termina fora não o fecha', () => {
    montar();
    fireEvent.mouseDown(screen.getByText('Texto'));
    fireEvent.click(screen.getByRole('dialog'));
    expect(onFechar).not.toHaveBeenCalled();
  });

  it('fechado, não guarda conteúdo', () => {
    render(
      <Dialogo aberto={false} onFechar={onFechar} titulo="Aviso">
        <p>Texto</p>
      </Dialogo>,
    );
    expect(screen.queryByText('Texto')).toBeNull();
  });
});
