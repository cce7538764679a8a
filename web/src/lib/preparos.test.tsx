import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { contarPreparo, isPreparando } from './preparos';
import { useEnvio } from './use-envio';

const Envio = ({ submeter }: { submeter: () => Promise<void> }) => {
  const { onSubmit } = useEnvio(useForm(), submeter);
  return <form aria-label="Envio" onSubmit={onSubmit} />;
};

const promessa = () => {
  let cumprir = () => {};
  const feita = new Promise<void>((resolve) => (cumprir = resolve));
  return { feita, cumprir };
};

it('o envio espera pelos arquivos escolhidos, e vai uma vez só', async () => {
  const submeter = vi.fn(() => Promise.resolve());
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

it('sem arquivo em preparo, vai na hora', async () => {
  const submeter = vi.fn(() => Promise.resolve());
  render(<Envio submeter={submeter} />);
  fireEvent.submit(screen.getByRole('form'));
  await waitFor(() => expect(submeter).toHaveBeenCalledTimes(1));
});
