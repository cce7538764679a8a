import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { agir } from '../../test/agir';
import { completarNavegador, responderMedia } from '../../test/navegador';
import { Carrossel } from './carrossel';

const slides = [
  {
    titulo: 'Encontro de comunicadores',
    texto: 'Participe',
    path_imagem: null,
    link: 'https://exemplo.org/',
    rotulo_link: 'Saiba mais',
    externo: true,
  },
  {
    titulo: 'Cadastre-se',
    texto: 'É grátis',
    path_imagem: null,
    link: '/usuario/novo',
    rotulo_link: 'Criar conta',
    externo: false,
  },
];

const montar = () =>
  render(
    <MemoryRouter>
      <Carrossel slides={slides} />
    </MemoryRouter>,
  );

describe('Carrossel', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    completarNavegador();
    responderMedia();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('o primeiro leva para fora em outra aba, o segundo ao cadastro', () => {
    montar();
    const fora = screen.getByRole('link', { name: /Saiba mais/ });
    expect(fora.getAttribute('href')).toBe('https://exemplo.org/');
    expect(fora.getAttribute('target')).toBe('_blank');
    expect(screen.getByText('Criar conta').getAttribute('href')).toBe('/usuario/novo');
  });

  it('o controle de cada destaque o mostra e diz qual está à vista', () => {
    montar();
    const segundo = screen.getByRole('button', { name: 'Destaque 2 de 2' });
    expect(segundo.getAttribute('aria-current')).toBe('false');
    fireEvent.click(segundo);
    expect(segundo.getAttribute('aria-current')).toBe('true');
  });

  it('o destaque escondido não recebe foco', () => {
    montar();
    const [primeiro, segundo] = screen.getAllByRole('group');
    expect(primeiro?.hasAttribute('inert')).toBe(false);
    expect(segundo?.getAttribute('inert')).toBe('');
    agir(() => vi.advanceTimersByTime(6000));
    expect(primeiro?.getAttribute('inert')).toBe('');
    expect(segundo?.hasAttribute('inert')).toBe(false);
  });

  it.each([
    ['o foco do teclado segura o giro', true, '1 de 2'],
    ['o foco que um toque deixa não o segura', false, '2 de 2'],
  ])('%s', (_caso, doTeclado, esperado) => {
    montar();
    const pausa = screen.getByRole('button', { name: 'Parar destaques' });
    // The environment can't tell a key's focus from a tap's.
    Object.defineProperty(pausa, 'matches', {
      value: (seletor: string) => seletor === ':focus-visible' && doTeclado,
    });
    fireEvent.focus(pausa);
    agir(() => vi.advanceTimersByTime(6000));
    const atual = screen.getByRole('button', { name: `Destaque ${esperado}` });
    expect(atual.getAttribute('aria-current')).toBe('true');
  });

  it('escolher com o ponteiro recomeça os 6 segundos, embora ele fique em cima', () => {
    montar();
    const chegada = createEvent.pointerOver(screen.getByRole('region'));
    // The environment's own event does not say what pointer it is of.
    fireEvent(screen.getByRole('region'), Object.assign(chegada, { pointerType: 'mouse' }));
    agir(() => vi.advanceTimersByTime(20_000));
    const primeiro = screen.getByRole('button', { name: 'Destaque 1 de 2' });
    const segundo = screen.getByRole('button', { name: 'Destaque 2 de 2' });
    expect(primeiro.getAttribute('aria-current')).toBe('true');
    fireEvent.click(segundo, { detail: 1 });
    agir(() => vi.advanceTimersByTime(5999));
    expect(segundo.getAttribute('aria-current')).toBe('true');
    agir(() => vi.advanceTimersByTime(1));
    expect(primeiro.getAttribute('aria-current')).toBe('true');
  });

  it.each([
    ['o dedo leva a outro destaque', true, '2 de 2'],
    ['uma rolagem interrompida não desfaz a escolha', false, '1 de 2'],
  ])('%s', (_caso, comODedo, esperado) => {
    montar();
    const trilho = screen.getAllByRole('group')[0]?.parentElement;
    if (!trilho) throw new Error('no track');
    const rolado = vi.fn();
    Object.assign(trilho, { scrollTo: rolado });
    Object.defineProperty(trilho, 'clientWidth', { value: 300 });
    if (comODedo) fireEvent.touchStart(trilho);
    trilho.scrollLeft = 300;
    agir(() => {
      fireEvent(trilho, new Event('scrollend'));
    });
    const atual = screen.getByRole('button', { name: `Destaque ${esperado}` });
    expect(atual.getAttribute('aria-current')).toBe('true');
    expect(rolado.mock.calls).toEqual(comODedo ? [] : [[{ left: 0 }]]);
  });
});
