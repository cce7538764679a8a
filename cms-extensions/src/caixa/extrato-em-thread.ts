import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Conferido, Parecer, Pergunta } from './extrato-worker';
import { RecusaDeExtrato } from './recusa-de-extrato';

const PRAZO_MS = 10_000;
const MEMORIA = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

/**
 * Reads a statement in a worker thread: parsing blocks while it works, and only a thread can be terminated.
 * `conferir` asks the database what the thread wants to know. Returns the answer as JSON in UTF-8. Throws RecusaDeExtrato, also
 * when it takes too long or too much memory, and what `conferir` throws.
 */
export const lerEmThread = (
  bytes: Uint8Array,
  conferir: (pergunta: Pergunta) => Promise<Conferido>,
): Promise<Uint8Array> =>
  new Promise((cumprir, desistir) => {
    const thread = new Worker(path.join(__dirname, 'extrato-worker.js'), {
      workerData: bytes,
      resourceLimits: MEMORIA,
      execArgv: [],
    });
    const acabar = (erro: unknown): void => {
      // What `conferir` throws goes on as it is.
      desistir(erro instanceof Error ? erro : new Error(String(erro)));
      void thread.terminate();
    };
    const prazo = setTimeout(() => acabar(new RecusaDeExtrato('extratoDemorado')), PRAZO_MS);
    thread.on('message', (parecer: Parecer) => {
      if ('resposta' in parecer) cumprir(parecer.resposta);
      else if ('recusa' in parecer) acabar(new RecusaDeExtrato(parecer.recusa, parecer.onde));
      else conferir(parecer.pergunta).then((conferido) => thread.postMessage(conferido), acabar);
    });
    // Out of memory is one of these.
    thread.once('error', () => acabar(new RecusaDeExtrato('extratoIlegivel')));
    thread.once('exit', () => {
      clearTimeout(prazo);
      desistir(new RecusaDeExtrato('extratoIlegivel'));
    });
  });
