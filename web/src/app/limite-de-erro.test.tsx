import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LimiteDeErro } from './limite-de-erro';

const Quebra = (): never => {
  throw new TypeError('Failed to fetch dynamically imported module');
};

describe('LimiteDeErro', () => {
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it('uma página que não chegou diz isso e oferece outra tentativa', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    render(
      <LimiteDeErro>
        <Quebra />
      </LimiteDeErro>,
    );
    expect(screen.getByRole('alert').textContent).toContain('Não conseguimos abrir esta página.');
    expect(screen.getByRole('alert').textContent).not.toContain('module');
    expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeTruthy();
  });

  it('uma página inteira aparece como é', () => {
    render(
      <LimiteDeErro>
        <p>página</p>
      </LimiteDeErro>,
    );
    expect(screen.getByText('página')).toBeTruthy();
  });
});
