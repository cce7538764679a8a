import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { montar } from '../../test/montar';
import { simularRede } from '../../test/rede';
import { avisos } from '../../ui/avisar';
import { anuncioDeTeste } from '../anuncios/anuncio-de-teste';
import { Renovar } from './renovar';

/** Renews an ad whose page shows R$ 100,00. Answers what was said. */
const renovarPor = async (cobrado: number): Promise<(string | undefined)[]> => {
  const anuncio = anuncioDeTeste({ status: 1 });
  const enviados = simularRede((caminho) => ({
    status: 200,
    corpo:
      caminho === CAMINHOS.precos
        ? [{ tipo: 'banner', periodo: 3, valor: 100 }]
        : { status: '1', msg: 'Renovada', anuncio: anuncioDeTeste({ id: 200, valor: cobrado }) },
  }));
  const { unmount } = montar(<Renovar anuncio={anuncio} />);
  fireEvent.click(screen.getByRole('button', { name: /^Renovar/ }));
  await screen.findByText('Valor:');
  fireEvent.click(screen.getByRole('button', { name: 'Renovar e pagar' }));
  await waitFor(() => expect(screen.queryByText('Valor:')).toBe(null));
  expect(enviados.some(({ caminho }) => caminho === CAMINHOS.renovarAnuncio(128))).toBe(true);
  unmount();
  return avisos.ler().map(({ msg }) => msg);
};

it('o preço que não é mais o que a página mostrava é dito antes de se pagar', async () => {
  expect(await renovarPor(100)).toEqual([]);
  const [aviso] = await renovarPor(120);
  expect(aviso?.replaceAll('\u00a0', ' ')).toBe(
    'A página mostrava R$ 100,00, e esta renovação custa R$ 120,00: é o preço de quando ela foi pedida.',
  );
});
