import type { Anuncio, Pagamento as ComoSePaga } from '@portal/contracts/anuncio/anuncio';
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

const APROVADO = { status: 0, aprovado_em: '2026-11-02T12:00:00.000Z' } as const;
const semRede = () => simularRede(() => ({ status: 404, corpo: null }));
const pagar = (mudanca: Partial<Anuncio>) =>
  montar(<Pagamento anuncio={anuncioDeTeste(mudanca)} aoEnviar={() => undefined} />);

it.each(['banner', 'radio', 'musica'] as const)(
  'um anúncio de %s aprovado sem comprovante, que saiu do ar, não se paga de novo',
  (tipo) => {
    semRede();
    pagar({ ...APROVADO, tipo, recusa: { motivo: 'Saiu do ar.', tipo_motivo: 'outro' } });
    expect(screen.getByRole('heading', { name: 'Não há nada a pagar agora' })).toBeTruthy();
    expect(screen.getByText(/Saiu do ar/)).toBeTruthy();
    expect(screen.queryByText(/está guardado/)).toBe(null);
    const corrigir = screen.queryByRole('link', { name: 'Corrigir o anúncio' });
    expect(corrigir !== null).toBe(tipo === 'banner');
  },
);

it('o que saiu do ar pelo pagamento diz como se paga', () => {
  semRede();
  pagar({ ...APROVADO, recusa: { motivo: 'Estornado.', tipo_motivo: 'pagamento' } });
  expect(screen.queryByText('Não há nada a pagar agora')).toBe(null);
  expect(screen.getByRole('button', { name: 'Enviar comprovante' })).toBeTruthy();
});
