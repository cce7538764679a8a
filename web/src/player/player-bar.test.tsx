import { fireEvent, screen } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { montar } from '../test/montar';
import { PlayerBar } from './player-bar';
import { PlayerProvider } from './player-provider';

const Endereco = () => <output data-testid="endereco">{useLocation().hash}</output>;
const abrir = (radioPadrao: null | undefined) =>
  montar(
    <PlayerProvider>
      <PlayerBar radioPadrao={radioPadrao} />
      <Endereco />
    </PlayerProvider>,
  );
const ouvir = () => fireEvent.click(screen.getByRole('button', { name: 'Ouvir rádio' }));

it('sem rádio padrão, ouvir leva a escolher uma, e nada diz que conecta', () => {
  abrir(null);
  expect(screen.getByRole('link', { name: 'Escolha uma rádio' })).toBeTruthy();
  ouvir();
  expect(screen.getByTestId('endereco').textContent).toBe('#webradios');
  expect(screen.queryByText('Conectando…')).toBeNull();
});

it('enquanto a rádio padrão não é conhecida, o toque espera por ela', () => {
  abrir(undefined);
  ouvir();
  expect(screen.getByText('Conectando…')).toBeTruthy();
  expect(screen.getByTestId('endereco').textContent).toBe('');
});

it('voltar ou seguir fecha a folha, que era da página em que se abriu', async () => {
  const Adiante = () => {
    const ir = useNavigate();
    return (
      <>
        <button type="button" onClick={() => ir('/#cantores')}>
          Adiante
        </button>
        <button type="button" onClick={() => ir(-1)}>
          Voltar
        </button>
      </>
    );
  };
  const fonte = { tipo: 'radio', id: 'r1', nome: 'Rádio Sião', url: '/r1', imagem: null } as const;
  montar(
    <PlayerProvider>
      <PlayerBar radioPadrao={fonte} />
      <Adiante />
      <Endereco />
    </PlayerProvider>,
  );
  fireEvent.click(screen.getByText('Adiante'));
  fireEvent.click(screen.getByRole('button', { name: 'Abrir o player: Rádio Sião' }));
  expect(await screen.findByRole('dialog', { name: 'Tocando agora' })).toBeTruthy();
  fireEvent.click(screen.getByText('Voltar'));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByTestId('endereco').textContent).toBe('');
});
