import { parentPort, workerData } from 'node:worker_threads';
import { julgarAudio, type AudioJulgado } from './audio';
import { RecusaDeArquivo } from './recusa-de-arquivo';

export type Parecer = { julgado: AudioJulgado } | { recusa: string };

/** Thread that judges one sound. What is not a refusal ends it, and is its owner's to tell. */
const julgar = async (): Promise<Parecer> => {
  try {
    // The owner sends bytes, which lose on the way that they are a Buffer.
    const { buffer, byteOffset, byteLength } = workerData as Uint8Array;
    return { julgado: await julgarAudio(Buffer.from(buffer, byteOffset, byteLength)) };
  } catch (erro) {
    if (erro instanceof RecusaDeArquivo) return { recusa: erro.message };
    throw erro;
  }
};

void julgar().then((parecer) => parentPort?.postMessage(parecer));
