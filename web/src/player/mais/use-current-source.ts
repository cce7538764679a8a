import type { Cantor } from '@portal/contracts/cantor/cantor';
import { CAMINHOS_DO_VISITANTE } from '@portal/contracts/http/caminhos-do-visitante';
import type { Radio } from '@portal/contracts/radio/radio';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../../lib/api-error';
import { lerJson } from '../../lib/ler-json';
import type { Fonte, FonteMusica } from '../fonte';
import { fonteDaMusica } from '../fonte-da-musica';
import { fonteDaRadio } from '../fonte-da-radio';
import type { PlayerDriver } from '../player-driver';
import type { PlayerState } from '../player-state';
import { corrigirOuvida } from '../remembered-sources';
import type { QueueStore } from './queue-store';

const lerRadio = async (id: string, signal: AbortSignal): Promise<Fonte | null> => {
  const radio = await lerJson<Radio>(CAMINHOS_DO_VISITANTE.radio(id), signal);
  return radio.url === '' ? null : fonteDaRadio(radio);
};
const lerMusica = async (
  { id, idCantor }: FonteMusica,
  signal: AbortSignal,
): Promise<Fonte | null> => {
  const { musicas } = await lerJson<Cantor>(CAMINHOS_DO_VISITANTE.cantor(idCantor), signal);
  const musica = musicas.find((uma) => uma.id === id);
  return musica ? fonteDaMusica(musica) : null;
};

/** The same radio or song as the portal has it today; null when it is there no more, or has nothing to be heard. */
const lerAtual = async (fonte: Fonte, signal: AbortSignal): Promise<Fonte | null> => {
  try {
    return await (fonte.tipo === 'radio' ? lerRadio(fonte.id, signal) : lerMusica(fonte, signal));
  } catch (erro) {
    if (erro instanceof ApiError && erro.status === 404) return null;
    throw erro;
  }
};

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
    if (atual) {
      if (atual.url !== perdida.url) driver.tocar(atual);
      return;
    }
    corrigirOuvida(perdida, null);
    if (desistiu && perdida.tipo === 'musica' && fila.get().sono?.tipo !== 'musica') fila.avancar();
  }, [atual, desistiu, driver, fila, perdida]);
};
