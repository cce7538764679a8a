import { parentPort, workerData } from 'node:worker_threads';
import { julgarAudio, type AudioJulgado } from './audio';
import { RecusaDeArquivo } from './recusa-de-arquivo';

export type Parecer = { julgado: AudioJulgado } | { recusa: string };

/** Worker thread that judges one sound. An error that is no refusal ends the thread, and its owner reports it. */
const julgar = async (): Promise<Parecer> => {
  try {
    // `workerData` is a structured clone: a Buffer arrives as a plain Uint8Array.
    const { buffer, byteOffset, byteLength } = workerData as Uint8Array;
    return { julgado: await julgarAudio(Buffer.from(buffer, byteOffset, byteLength)) };
  } catch (erro) {
    if (erro instanceof RecusaDeArquivo) return { recusa: erro.message };
    throw erro;
  }
};

void julgar().then((parecer) => parentPort?.postMessage(parecer));
