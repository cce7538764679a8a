import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { avisar, avisos, dispensar } from './avisar';
import { Avisos } from './avisos';

describe('Avisos', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    act(() => avisos.ler().forEach(({ id }) => dispensar(id)));
    cleanup();
    vi.useRealTimers();
  });
  const mostrar = (...argumentos: Parameters<typeof avisar>) => {
    render(<Avisos />);
    act(() => avisar(...argumentos));
  };

  it('um sucesso some em 3 segundos', () => {
    mostrar({ tipo: 'sucesso', msg: 'Feito' });
    act(() => vi.advanceTimersByTime(2999));
    expect(screen.getByRole('status').textContent).toContain('Feito');
    act(() => vi.advanceTimersByTime(1));
    expect(screen.queryByText('Feito')).toBeNull();
  });

  it('um erro fica até ser dispensado', () => {
    mostrar({ tipo: 'erro', msg: 'Falhou' });
    act(() => vi.advanceTimersByTime(60_000));
    expect(screen.getByText('Falhou')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Dispensar aviso' }));
    expect(screen.queryByText('Falhou')).toBeNull();
  });

  it('a duração pedida vale para qualquer tipo', () => {
    mostrar({ tipo: 'erro', titulo: 'Ops', msg: 'Popup', duracao: 3000 });
    act(() => vi.advanceTimersByTime(3000));
    expect(screen.queryByText('Popup')).toBeNull();
  });
});
