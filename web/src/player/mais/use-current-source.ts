import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PlayerDriver } from '../player-driver';
import type { PlayerState } from '../player-state';
import { corrigirOuvida } from '../remembered-sources';
import { lerAtual } from './ler-atual';
import type { QueueStore } from './queue-store';

const isPerdida = (state: PlayerState): boolean =>
  state.nome === 'reconectando' || (state.nome === 'erro' && state.motivo === 'foraDoAr');

/**
 * A stream that moved, or a song sent anew, has another address than what this browser remembered or the page read hours ago:
 * who can't be heard is looked up, and goes on at the present one. A song that is gone leaves its turn to the next.
 */
export const useEnderecoAtual = (
  state: PlayerState,
  driver: PlayerDriver,
  fila: QueueStore,
): void => {
  const { fonte } = state;
  const perdida = isPerdida(state) ? fonte : null;
  const { data: atual } = useQuery({
    // Named as what the service worker says has changed (app/instalacao): it answers with what it had first.
    queryKey: [perdida?.tipo === 'musica' ? 'cantores' : 'radios', 'atual', perdida?.id],
    queryFn: ({ signal }) => (perdida ? lerAtual(perdida, signal) : null),
    enabled: perdida !== null,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  const desistiu = state.nome === 'erro';
  useEffect(() => {
    if (!perdida || atual === undefined) return;
    // A radio may be there with nothing to be heard.
    if (atual && atual.url !== '') {
      if (atual.url !== perdida.url) driver.tocar(atual);
      return;
    }
    corrigirOuvida(perdida, null);
    if (desistiu && perdida.tipo === 'musica' && fila.get().sono?.tipo !== 'musica') fila.avancar();
  }, [atual, desistiu, driver, fila, perdida]);
};
