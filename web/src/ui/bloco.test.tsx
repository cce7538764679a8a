import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Bloco, type Consulta } from './bloco';

const refetch = vi.fn();
const consulta = (mudanca: Partial<Consulta<string[]>>): Consulta<string[]> => ({
  data: undefined,
  isError: false,
  error: null,
  fetchStatus: 'fetching',
  refetch,
  ...mudanca,
});
const blocoDe = (query: Consulta<string[]>, emFatias = false) => (
  <Bloco emFatias={emFatias} query={query} esqueleto={<p>esqueleto</p>} vazio={<p>nada aqui</p>}>
    {(itens) => <p>{itens.join(', ')}</p>}
  </Bloco>
);
const montar = (query: Consulta<string[]>) => render(blocoDe(query));

describe('Bloco', () => {
  afterEach(() => {
    cleanup();
    vi.clearAllMocks();
  });

  it('carregando: o esqueleto, e a palavra para quem não o vê', () => {
    montar(consulta({}));
    expect(screen.getByText('esqueleto')).toBeTruthy();
    expect(screen.getByText('Carregando…')).toBeTruthy();
  });

  it('erro: as palavras do servidor e outra tentativa', () => {
    montar(consulta({ isError: true, error: { msg: 'Portal ocupado.' }, fetchStatus: 'idle' }));
    expect(screen.getByRole('alert').textContent).toContain('Portal ocupado.');
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(refetch).toHaveBeenCalledOnce();
  });

  it('erro sem palavras nossas nunca mostra as de uma biblioteca', () => {
    montar(
      consulta({ isError: true, error: new TypeError('x is undefined'), fetchStatus: 'idle' }),
    );
    expect(screen.getByRole('alert').textContent).toContain('Não conseguimos carregar esta parte.');
    expect(screen.getByRole('alert').textContent).not.toContain('undefined');
  });

  it('sem internet: diz isso', () => {
    montar(consulta({ fetchStatus: 'paused' }));
    expect(screen.getByRole('alert').textContent).toContain('Você está sem internet.');
  });

  it('vazio: o texto pedido', () => {
    montar(consulta({ data: [], fetchStatus: 'idle' }));
    expect(screen.getByText('nada aqui')).toBeTruthy();
  });

  it('falha ao atualizar: o que já veio continua na tela', () => {
    montar(consulta({ data: ['a', 'b'], isError: true, error: null, fetchStatus: 'idle' }));
    expect(screen.getByText('a, b')).toBeTruthy();
    expect(screen.getByRole('alert')).toBeTruthy();
  });

  it('o que chega está lá com os dados: há quem role até ele', () => {
    const lugar = document.createElement('div');
    const raiz = createRoot(lugar);
    flushSync(() => raiz.render(blocoDe(consulta({}))));
    flushSync(() => raiz.render(blocoDe(consulta({ data: ['a', 'b'] }))));
    expect(lugar.textContent).toBe('a, b');
    raiz.unmount();
  });

  it('em fatias não se desenha de uma vez: um toque passa à frente', async () => {
    const lugar = document.createElement('div');
    const raiz = createRoot(lugar);
    flushSync(() => raiz.render(blocoDe(consulta({}), true)));
    flushSync(() => raiz.render(blocoDe(consulta({ data: ['a', 'b'] }), true)));
    expect(lugar.textContent).toContain('esqueleto');
    await vi.waitFor(() => expect(lugar.textContent).toBe('a, b'));
    raiz.unmount();
  });

  it('o que já se sabia está lá desde o primeiro desenho', () => {
    const lugar = document.createElement('div');
    const raiz = createRoot(lugar);
    flushSync(() => raiz.render(blocoDe(consulta({ data: ['a', 'b'] }), true)));
    expect(lugar.textContent).toBe('a, b');
    raiz.unmount();
  });
});
