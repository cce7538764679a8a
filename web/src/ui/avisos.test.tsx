import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { agir } from '../test/agir';
import { completarNavegador } from '../test/navegador';
import { avisar, avisos, dispensar } from './avisar';
import { Avisos } from './avisos';
import { Dialogo } from './dialogo';

describe('Avisos', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    agir(() => avisos.ler().forEach(({ id }) => dispensar(id)));
    cleanup();
    vi.useRealTimers();
  });
  const mostrar = (...argumentos: Parameters<typeof avisar>) => {
    render(<Avisos />);
    agir(() => avisar(...argumentos));
  };

  it('um sucesso some em 3 segundos', () => {
    mostrar({ tipo: 'sucesso', msg: 'Feito' });
    agir(() => vi.advanceTimersByTime(2999));
    expect(screen.getByRole('status').textContent).toContain('Feito');
    agir(() => vi.advanceTimersByTime(1));
    expect(screen.queryByText('Feito')).toBeNull();
  });

  it('um erro fica até ser dispensado', () => {
    mostrar({ tipo: 'erro', msg: 'Falhou' });
    agir(() => vi.advanceTimersByTime(60_000));
    expect(screen.getByText('Falhou')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Dispensar aviso' }));
    expect(screen.queryByText('Falhou')).toBeNull();
  });

  it('o mesmo aviso de novo toma o lugar do primeiro, com o tempo inteiro', () => {
    mostrar({ tipo: 'erro', msg: 'Popup', duracao: 3000 });
    agir(() => vi.advanceTimersByTime(2000));
    agir(() => avisar({ tipo: 'erro', msg: 'Popup', duracao: 3000 }));
    agir(() => avisar({ tipo: 'erro', msg: 'Outro', duracao: 3000 }));
    expect(screen.getAllByText('Popup')).toHaveLength(1);
    agir(() => vi.advanceTimersByTime(2999));
    expect(screen.getByText('Popup')).toBeTruthy();
    agir(() => vi.advanceTimersByTime(1));
    expect(screen.queryByText('Popup')).toBeNull();
  });

  it('está no diálogo que cobre a página, e fica quando ele se fecha', () => {
    completarNavegador();
    const tela = (aberto: boolean) => (
      <>
        <Avisos />
        <Dialogo aberto={aberto} onFechar={() => undefined} titulo="Compartilhar">
          <p>Copie</p>
        </Dialogo>
      </>
    );
    const { rerender } = render(tela(true));
    agir(() => avisar({ tipo: 'erro', msg: 'Falhou' }));
    const dialogo = screen.getByRole('dialog');
    expect(dialogo.contains(screen.getByText('Falhou'))).toBe(true);
    rerender(tela(false));
    expect(dialogo.contains(screen.getByText('Falhou'))).toBe(false);
  });

  it('a duração pedida vale para qualquer tipo', () => {
    mostrar({ tipo: 'erro', titulo: 'Ops', msg: 'Popup', duracao: 3000 });
    agir(() => vi.advanceTimersByTime(3000));
    expect(screen.queryByText('Popup')).toBeNull();
  });
});
