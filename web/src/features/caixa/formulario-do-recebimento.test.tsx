import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { montar } from '../../test/montar';
import { simularRede } from '../../test/rede';
import { nenhum } from './campos-do-recebimento';
import { FormularioDoRecebimento } from './formulario-do-recebimento';
import { SEM_ANUNCIO } from './textos';

it('o código que nenhum anúncio tem é dito no campo dele', async () => {
  simularRede(() => ({ status: 404, corpo: { status: '0', msg: 'Não encontramos.' } }));
  montar(<FormularioDoRecebimento inicial={nenhum()} onFechar={() => undefined} />);
  const campo = (rotulo: string) => screen.getByRole('textbox', { name: rotulo });
  fireEvent.change(campo('Código do anúncio'), { target: { value: '999' } });
  fireEvent.change(campo('Valor (R$)'), { target: { value: '50,00' } });
  fireEvent.click(screen.getByRole('button', { name: 'Registrar' }));
  expect((await screen.findAllByText(SEM_ANUNCIO)).length).toBeGreaterThan(0);
  expect(campo('Código do anúncio').getAttribute('aria-invalid')).toBe('true');
});
