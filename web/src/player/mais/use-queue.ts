import { useSyncExternalStore } from 'react';
import { usePlayerDriver } from '../player-context';
import { ligarMais } from './mais';
import type { Fila, QueueStore } from './queue-store';

export const useQueue = (): [fila: Fila, store: QueueStore] => {
  const { fila } = ligarMais(usePlayerDriver());
  return [useSyncExternalStore(fila.subscribe, fila.get), fila];
};
