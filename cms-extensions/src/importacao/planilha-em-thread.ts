import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Planilha } from './ler-planilha';
import type { Resultado, Tarefa } from './planilha-worker';
import { RecusaDePlanilha } from './recusa-de-planilha';

const PRAZO_MS = 10_000;
const MEMORIA = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

/**
 * Reads a spreadsheet in a worker thread: two thousand rows take as long as a hundred requests. Throws RecusaDePlanilha,
 * also when it takes too long or too much memory.
 */
export const lerEmThread = async (tarefa: Tarefa): Promise<Planilha> => {
  const thread = new Worker(path.join(__dirname, 'planilha-worker.js'), {
    workerData: tarefa,
    resourceLimits: MEMORIA,
    execArgv: [],
  });
  const prazo = AbortSignal.timeout(PRAZO_MS);
  try {
    // The worker's only message.
    const [resultado] = (await once(thread, 'message', { signal: prazo })) as [Resultado];
    if ('recusa' in resultado) throw new RecusaDePlanilha(resultado.recusa);
    return resultado.planilha;
  } catch (erro) {
    if (erro instanceof RecusaDePlanilha) throw erro;
    throw new RecusaDePlanilha(prazo.aborted ? 'planilhaDemorada' : 'planilhaIlegivel');
  } finally {
    void thread.terminate();
  }
};
