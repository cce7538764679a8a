import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { calarPlayers, createFakeAudio, createTestPlayer } from '../player/fake-audio';
import { PlayerProvider } from '../player/player-provider';
import { sessaoQuery } from '../session/sessao-query';
import { responderMedia } from '../test/navegador';
import { simularRede } from '../test/rede';
import { Cabecalho } from './cabecalho';
import { QuandoSeSabeQuemEsta } from './quem-esta';

afterEach(() => {
  calarPlayers();
  delete window.toques;
});

/** The session's answer comes while this is rendered: the header is already drawn for a guest, what follows for who is here. */
const AquiChegaAResposta = () => {
  const queryClient = useQueryClient();
  if (!queryClient.getQueryData(sessaoQuery.queryKey))
    queryClient.setQueryData(sessaoQuery.queryKey, {
      user: { id_usuario: 7, usuario: 'ana', permissao: 1 },
      token: 'ficha',
      mensagem: null,
    });
  return null;
};
const Onde = () => <output>{useLocation().pathname}</output>;

it('o toque guardado na conta espera o botão de quem está, mesmo que a resposta chegue no meio do desenho', async () => {
  responderMedia();
  simularRede(() => ({ status: 404, corpo: null }));
  window.toques = ['conta'];
  const onFazerLogin = vi.fn();
  const nada = () => undefined;
  // As main.tsx does, and not within act: what React does after a commit, it does in a task of its own.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const raiz = createRoot(document.body.appendChild(document.createElement('div')));
  startTransition(() =>
    raiz.render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <PlayerProvider driver={createTestPlayer(createFakeAudio().audio)}>
            <Cabecalho
              pagina="home"
              menuAberto={false}
              onAbrirMenu={nada}
              onPrepararMenu={nada}
              onFazerLogin={onFazerLogin}
              onBuscar={nada}
              onPrepararBusca={nada}
            />
            <AquiChegaAResposta />
            <QuandoSeSabeQuemEsta naHome pronta={false} onConvidar={nada} />
            <Onde />
          </PlayerProvider>
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  );
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(CAMINHOS.perfil));
  expect(onFazerLogin).not.toHaveBeenCalled();
  raiz.unmount();
});
