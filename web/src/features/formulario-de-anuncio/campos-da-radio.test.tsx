import { CAMPOS } from '@portal/contracts/anuncio/campos';
import { chaves } from '@portal/contracts/anuncio/tabela';
import { screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { montar } from '../../test/montar';
import { CamposDaRadio } from './campos-da-radio';
import { VAZIO, type AnuncioDigitado } from './valores';

const Pagina = () => {
  const form = useForm<AnuncioDigitado>({ defaultValues: VAZIO });
  return (
    <FormProvider {...form}>
      <CamposDaRadio />
    </FormProvider>
  );
};

it('mostra todo campo de texto da rádio, cada um como a sua forma pede', () => {
  montar(<Pagina />);
  const campos = screen.getAllByRole<HTMLInputElement>('textbox');
  expect(campos.map(({ name }) => name).sort()).toEqual(chaves(CAMPOS.radio).sort());
  const como = (rotulo: string) => {
    const { name, type, required } = screen.getByLabelText<HTMLInputElement>(rotulo);
    return [name, type, required];
  };
  expect(como('Nome da rádio')).toEqual(['nome_webradio', 'text', true]);
  expect(como('Endereço da transmissão')).toEqual(['url_webradio', 'url', true]);
  expect(como('Instagram')).toEqual(['instagram_webradio', 'url', false]);
  expect(como('E-mail da rádio')).toEqual(['email_webradio', 'email', false]);
  expect(como('WhatsApp')).toEqual(['whatsapp_webradio', 'tel', false]);
  expect(como('Logo da rádio')).toEqual(['', 'file', false]);
});
