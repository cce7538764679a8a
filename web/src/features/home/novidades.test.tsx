import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { completarNavegador } from '../../test/navegador';
import { Novidades } from './novidades';

const responder = () => fireEvent.click(screen.getByRole('button', { name: 'Responder agora' }));

describe('Novidades no site', () => {
  beforeEach(completarNavegador);
  afterEach(cleanup);

  it('sem o bloco da pesquisa, diz que já foi respondida, e só depois do clique', () => {
    render(<Novidades pesquisas={[]} />);
    expect(screen.queryByRole('dialog')).toBeNull();
    responder();
    expect(
      screen.getByRole('dialog', { name: 'Você já respondeu a esta pesquisa!' }).textContent,
    ).toContain('Você já respondeu a esta pesquisa. Obrigado pela colaboração!');
  });

  it('com o bloco da pesquisa, mostra o bloco', () => {
    render(<Novidades pesquisas={[]} pesquisa={<form aria-label="Pesquisa" />} />);
    expect(screen.queryByRole('form')).toBeNull();
    responder();
    expect(screen.getByRole('form', { name: 'Pesquisa' })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('mostra o título e o texto da pesquisa aberta', () => {
    render(<Novidades pesquisas={[{ numero: 1, titulo: 'Rádio do ano', texto: 'Vote já' }]} />);
    expect(screen.getByText('Rádio do ano')).toBeTruthy();
    expect(screen.getByText('Vote já')).toBeTruthy();
  });
});
