import { once } from 'node:events';
import path from 'node:path';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import type { Formato } from './codificar';
import type { Receita } from './composicao';
import { gravarReceita } from './musica';

export interface Encomenda {
  receita: Receita;
  formato: Formato;
}

const TRABALHADORES = 2;

// Composing takes whole seconds of a processor: it happens in threads, so that the portal goes on answering.
if (!isMainThread && parentPort) {
  const porta = parentPort;
  porta.on('message', ({ receita, formato }: Encomenda) => {
    gravarReceita(receita, formato)
      .then((som) => porta.postMessage(som))
      .catch((erro: unknown) => {
        throw erro;
      });
  });
}

const atender = async (fila: Map<number, Encomenda>, prontas: Buffer[]): Promise<void> => {
  const trabalhador = new Worker(path.join(__dirname, 'oficina.js'));
  try {
    for (const [ordem, encomenda] of fila) {
      fila.delete(ordem);
      trabalhador.postMessage(encomenda);
      // `once` also rejects when the worker fails.
      const [som] = (await once(trabalhador, 'message')) as [Uint8Array];
      prontas[ordem] = Buffer.from(som);
    }
  } finally {
    await trabalhador.terminate();
  }
};

/** Plays and encodes songs in threads of their own; the answers come in the order of the requests. */
export const gravarEncomendas = async (encomendas: readonly Encomenda[]): Promise<Buffer[]> => {
  const fila = new Map(encomendas.entries());
  const prontas: Buffer[] = [];
  const equipe = Array.from({ length: Math.min(TRABALHADORES, fila.size) }, () =>
    atender(fila, prontas),
  );
  await Promise.all(equipe);
  return prontas;
};
