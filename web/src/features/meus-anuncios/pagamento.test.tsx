import type { Pagamento as ComoSePaga } from '@portal/contracts/anuncio/anuncio';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { focusManager, QueryClientProvider } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { criarQueryClient } from '../../lib/query-client';
import { montar } from '../../test/montar';
import { responderMedia } from '../../test/navegador';
import { simularRede } from '../../test/rede';
import { anuncioDeTeste } from '../anuncios/anuncio-de-teste';
import { Pagamento } from './pagamento';

const comChave = (chave: string): ComoSePaga => ({
  ...{ valor: 100, identificador: 'ANUNCIO128', deposito: null },
  pix: { chave, copia_e_cola: `000201${chave}`, favorecido: 'Associação' },
});

it('a chave Pix que a equipe trocou é a que se vê ao voltar à página', async () => {
  responderMedia();
  let pagamento = comChave('antiga@exemplo.test');
  const anuncio = anuncioDeTeste();
  simularRede((caminho) =>
    caminho === CAMINHOS.pagamento(anuncio.id)
      ? { status: 200, corpo: pagamento }
      : { status: 404, corpo: null },
  );
  montar(
    <QueryClientProvider client={criarQueryClient()}>
      <Pagamento anuncio={anuncio} aoEnviar={() => undefined} />
    </QueryClientProvider>,
  );
  await screen.findByText('antiga@exemplo.test');
  pagamento = comChave('nova@exemplo.test');
  act(() => focusManager.setFocused(false));
  act(() => focusManager.setFocused(true));
  expect(await screen.findByText('nova@exemplo.test')).toBeTruthy();
  expect(screen.queryByText('antiga@exemplo.test')).toBe(null);
  focusManager.setFocused(undefined);
});
