import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { adiarEnvio, contarPreparo, isPreparando } from './preparos';

const Envio = ({ submeter }: { submeter: () => void }) => (
  <form
    aria-label="Envio"
    onSubmit={(evento) => {
      if (!adiarEnvio(evento)) submeter();
    }}
  />
);

const promessa = () => {
  let cumprir = () => {};
  const feita = new Promise<void>((resolve) => (cumprir = resolve));
  return { feita, cumprir };
};

it('o envio espera pelos arquivos escolhidos, e vai uma vez só', async () => {
  const submeter = vi.fn();
  render(<Envio submeter={submeter} />);
  const [um, outro] = [promessa(), promessa()];
  contarPreparo(() => um.feita);
  contarPreparo(() => outro.feita);
  fireEvent.submit(screen.getByRole('form'));
  fireEvent.submit(screen.getByRole('form'));
  um.cumprir();
  await um.feita;
  expect(isPreparando()).toBe(true);
  expect(submeter).not.toHaveBeenCalled();
  outro.cumprir();
  await waitFor(() => expect(submeter).toHaveBeenCalledTimes(1));
  expect(isPreparando()).toBe(false);
});

it('sem arquivo em preparo, vai na hora', () => {
  const submeter = vi.fn();
  render(<Envio submeter={submeter} />);
  fireEvent.submit(screen.getByRole('form'));
  expect(submeter).toHaveBeenCalledTimes(1);
});
