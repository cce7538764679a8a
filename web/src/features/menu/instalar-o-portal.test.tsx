import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { agir } from '../../test/agir';
import { responderMedia } from '../../test/navegador';
import { InstalarOPortal } from './instalar-o-portal';

const botao = () => screen.queryByRole('button', { name: 'Instalar o portal' });
const montar = () => render(<InstalarOPortal className="" comoClassName="" />);
const convidar = () => {
  const prompt = vi.fn(() => Promise.resolve({ outcome: 'accepted' as const }));
  window.conviteDeInstalar = Object.assign(new Event('beforeinstallprompt'), { prompt });
  return prompt;
};

beforeEach(() => responderMedia());
afterEach(() => {
  cleanup();
  delete window.conviteDeInstalar;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('onde o navegador não oferece, não há nada', () => {
  montar();
  expect(botao()).toBeNull();
});

it('o convite pode vir depois do menu, e usa-se uma vez', async () => {
  montar();
  const prompt = convidar();
  agir(() => window.dispatchEvent(new Event('beforeinstallprompt')));
  fireEvent.click(screen.getByRole('button', { name: 'Instalar o portal' }));
  expect(prompt).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(botao()).toBeNull());
});

it('já instalado, não se oferece', () => {
  responderMedia('standalone');
  convidar();
  montar();
  expect(botao()).toBeNull();
});

it('no iPhone diz como se faz', () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18)');
  montar();
  expect(screen.queryByText(/Adicionar à Tela de Início/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Instalar o portal' }));
  expect(screen.getByText(/Adicionar à Tela de Início/)).toBeTruthy();
});
