import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { agir } from '../../test/agir';
import { responderMedia } from '../../test/navegador';
import { useCarrossel } from './use-carrossel';

const passar = (ms: number) => agir(() => vi.advanceTimersByTime(ms));
const montar = (total = 2) => renderHook(() => useCarrossel(total)).result;

describe('useCarrossel', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    responderMedia();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('troca de destaque a cada 6 segundos e volta ao primeiro', () => {
    const carrossel = montar();
    passar(5999);
    expect(carrossel.current.atual).toBe(0);
    passar(1);
    expect(carrossel.current.atual).toBe(1);
    passar(6000);
    expect(carrossel.current.atual).toBe(0);
  });

  it('escolher um destaque reinicia os 6 segundos', () => {
    const carrossel = montar();
    passar(5000);
    agir(() => carrossel.current.ir(1));
    passar(5999);
    expect(carrossel.current.atual).toBe(1);
    passar(1);
    expect(carrossel.current.atual).toBe(0);
  });

  it('escolher de novo o mesmo destaque também reinicia', () => {
    const carrossel = montar();
    passar(5000);
    agir(() => carrossel.current.ir(0));
    passar(5000);
    expect(carrossel.current.atual).toBe(0);
  });

  it.each(['ponteiro', 'foco'] as const)('fica parado enquanto o %s está nele', (motivo) => {
    const carrossel = montar();
    agir(() => carrossel.current.segurar(motivo, true));
    passar(20_000);
    expect(carrossel.current.atual).toBe(0);
    agir(() => carrossel.current.segurar(motivo, false));
    passar(6000);
    expect(carrossel.current.atual).toBe(1);
  });

  it('soltar o ponteiro não o solta enquanto o foco está nele', () => {
    const carrossel = montar();
    agir(() => carrossel.current.segurar('foco', true));
    agir(() => carrossel.current.segurar('ponteiro', true));
    agir(() => carrossel.current.segurar('ponteiro', false));
    passar(20_000);
    expect(carrossel.current.atual).toBe(0);
  });

  it('a pausa para o giro até ser desfeita', () => {
    const carrossel = montar();
    agir(() => carrossel.current.alternarPausa());
    expect(carrossel.current.parado).toBe(true);
    passar(20_000);
    expect(carrossel.current.atual).toBe(0);
    agir(() => carrossel.current.alternarPausa());
    passar(6000);
    expect(carrossel.current.atual).toBe(1);
  });

  it('com movimento reduzido começa parado, e gira só se pedirem', () => {
    responderMedia('prefers-reduced-motion');
    const carrossel = montar();
    expect(carrossel.current.parado).toBe(true);
    passar(20_000);
    expect(carrossel.current.atual).toBe(0);
    agir(() => carrossel.current.alternarPausa());
    passar(6000);
    expect(carrossel.current.atual).toBe(1);
  });

  it('um destaque só não tem para onde girar', () => {
    const carrossel = montar(1);
    passar(20_000);
    expect(carrossel.current.atual).toBe(0);
  });
});
