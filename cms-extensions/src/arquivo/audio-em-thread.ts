import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { AudioJulgado } from './audio';
import type { Parecer } from './audio-worker';
import { AUDIO_ILEGIVEL, RecusaDeArquivo } from './recusa-de-arquivo';

const PRAZO_MS = 10_000;
const MEMORIA = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 };

const DEMOROU = 'O áudio demorou demais para ser lido. Envie outro.';

/**
 * Judges a sound in a worker thread: its parser blocks while it works, and only a thread can be terminated. Throws
 * RecusaDeArquivo, also when it takes too long or too much memory.
 */
export const julgarEmThread = (entrada: Buffer): Promise<AudioJulgado> =>
  new Promise((cumprir, desistir) => {
    const thread = new Worker(path.join(__dirname, 'audio-worker.js'), {
      workerData: entrada,
      resourceLimits: MEMORIA,
      execArgv: [],
    });
    const recusar = (motivo: string): void => desistir(new RecusaDeArquivo(motivo));
    const prazo = setTimeout(() => {
      recusar(DEMOROU);
      void thread.terminate();
    }, PRAZO_MS);
    thread.once('message', (parecer: Parecer) => {
      if ('julgado' in parecer) cumprir(parecer.julgado);
      else recusar(parecer.recusa);
    });
    // Out of memory is one of these.
    thread.once('error', () => recusar(AUDIO_ILEGIVEL));
    thread.once('exit', () => {
      clearTimeout(prazo);
      recusar(AUDIO_ILEGIVEL);
    });
  });
