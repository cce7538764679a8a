import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { completarNavegador } from '../test/navegador';
import { BotaoCompartilhar } from './botao-compartilhar';

const ENDERECO = '/radio/radio-siao';
const comFolha = (value: unknown): void => {
  Object.defineProperty(navigator, 'share', { configurable: true, value });
};

beforeEach(completarNavegador);
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'share');
});

const apertar = (): void => {
  render(<BotaoCompartilhar titulo="Rádio Sião" endereco={ENDERECO} />);
  fireEvent.click(screen.getByRole('button', { name: 'Compartilhar' }));
};

it('com a folha do aparelho é ela que abre, e mais nada', async () => {
  const share = vi.fn(() => Promise.reject(new DOMException('', 'AbortError')));
  comFolha(share);
  apertar();
  await vi.waitFor(() =>
    expect(share).toHaveBeenCalledWith({
      title: 'Rádio Sião',
      text: 'Estou ouvindo Rádio Sião',
      url: new URL(ENDERECO, location.href).href,
    }),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('o segundo de dois toques não abre nada por trás da folha; a que não responde não prende ninguém', async () => {
  const share = vi
    .fn()
    .mockReturnValueOnce(new Promise(() => {}))
    .mockRejectedValue(new DOMException('', 'InvalidStateError'));
  comFolha(share);
  apertar();
  const botao = screen.getByRole('button', { name: 'Compartilhar' });
  fireEvent.click(botao);
  await new Promise((depois) => setTimeout(depois, 50));
  expect(share).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).toBeNull();
  const agora = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  fireEvent.click(botao);
  agora.mockRestore();
  expect(await screen.findByRole('dialog', { name: 'Compartilhar' })).toBeTruthy();
});

it('a folha que não abre não deixa ninguém sem caminho', async () => {
  comFolha(() => Promise.reject(new DOMException('', 'NotAllowedError')));
  apertar();
  expect(await screen.findByRole('dialog', { name: 'Compartilhar' })).toBeTruthy();
});

it('sem ela oferece copiar, WhatsApp e o código do endereço', async () => {
  apertar();
  await screen.findByRole('dialog', { name: 'Compartilhar' });
  const url = new URL(ENDERECO, location.href).href;
  expect(screen.getByText(url)).toBeTruthy();
  expect(screen.getByRole('link', { name: /WhatsApp/ }).getAttribute('href')).toBe(
    `https://wa.me/?text=${encodeURIComponent(`Estou ouvindo Rádio Sião ${url}`)}`,
  );
  expect(screen.getByRole('button', { name: 'Copiar link' })).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Código QR do link' })).toBeTruthy();
});
