import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { completarNavegador } from '../../test/navegador';
import { MensagemDoServidor } from './mensagem-do-servidor';

describe('MensagemDoServidor', () => {
  beforeEach(completarNavegador);
  afterEach(cleanup);

  it.each([
    [0, 'Opss....'],
    [1, 'Obrigado'],
  ] as const)('status %i abre o diálogo %s com o texto', (status, titulo) => {
    render(<MensagemDoServidor mensagem={{ status, msg: 'Texto do servidor' }} />);
    expect(screen.getByRole('dialog', { name: titulo }).textContent).toContain('Texto do servidor');
  });

  it('lida uma vez, não volta; uma nova abre de novo', () => {
    const primeira = { status: 1, msg: 'Primeira' } as const;
    const { rerender } = render(<MensagemDoServidor mensagem={primeira} />);
    fireEvent.click(screen.getByRole('button', { name: 'OK' }));
    rerender(<MensagemDoServidor mensagem={primeira} />);
    expect(screen.queryByRole('dialog')).toBeNull();
    rerender(<MensagemDoServidor mensagem={{ status: 0, msg: 'Segunda' }} />);
    expect(screen.getByRole('dialog', { name: 'Opss....' })).toBeTruthy();
  });

  it('sem mensagem não há diálogo', () => {
    render(<MensagemDoServidor mensagem={null} />);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
