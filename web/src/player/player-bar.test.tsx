import { fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
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
