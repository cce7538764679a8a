import { useQueryClient } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { portalQuery } from '../../lib/portal-query';
import { montar } from '../../test/montar';
import { simularRede } from '../../test/rede';
import { SecaoTermos } from './secoes';
import { VAZIO, type AnuncioDigitado } from './valores';

const Pagina = () => {
  const form = useForm<AnuncioDigitado>({ defaultValues: VAZIO });
  const client = useQueryClient();
  const reler = () => void client.refetchQueries({ queryKey: portalQuery.queryKey });
  return (
    <FormProvider {...form}>
      <SecaoTermos />
      <button type="button" onClick={reler}>
        Reler
      </button>
    </FormProvider>
  );
};

it('o aceite é do texto que se leu: outro, que chega com o formulário aberto, é aceito de novo', async () => {
  let termos = 'Os de antes.';
  simularRede(() => ({ status: 200, corpo: { termos } }));
  montar(<Pagina />);
  await screen.findByText('Os de antes.');
  const aceite = screen.getByRole<HTMLInputElement>('checkbox');
  fireEvent.click(aceite);
  const reler = screen.getByRole('button', { name: 'Reler' });
  fireEvent.click(reler);
  await waitFor(() => expect(aceite.checked).toBe(true));

  termos = 'Os de agora.';
  fireEvent.click(reler);
  await screen.findByText('Os de agora.');
  await waitFor(() => expect(aceite.checked).toBe(false));
  expect(screen.getByText(/Leia-os de novo/)).toBeTruthy();
});
