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
