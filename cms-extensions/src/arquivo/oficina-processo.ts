import sharp from 'sharp';
import { julgarEmThread } from './audio-em-thread';
import { desenharCartaz } from './cartaz';
import { processarImagem } from './imagem';
import type { Encomenda, Entrega } from './oficina';
import { RecusaDeArquivo } from './recusa-de-arquivo';

/** More than the largest honest picture takes. */
const MAIOR_MEMORIA = 1024 * 1024 * 1024;
const OLHAR_A_CADA_MS = 200;

sharp.cache(false);
sharp.concurrency(1);

const fazer = ({ tipo, entrada, acabamento, cartaz }: Encomenda) => {
  if (cartaz) return desenharCartaz(entrada, cartaz);
  return tipo === 'imagem' ? processarImagem(entrada, acabamento) : julgarEmThread(entrada);
};

const trabalhar = async (encomenda: Encomenda): Promise<Entrega> => {
  try {
    return { feito: await fazer(encomenda) };
  } catch (erro) {
    if (erro instanceof RecusaDeArquivo) return { recusa: erro.message };
    return { erro: erro instanceof Error ? (erro.stack ?? erro.message) : String(erro) };
  }
};

/** One process of the pool (`./oficina.ts`): one job at a time, until its parent is gone. */
process.on('message', (encomenda: Encomenda) => {
  void trabalhar(encomenda).then((entrega) => process.send?.(entrega));
});
process.on('disconnect', () => process.exit());
// The portal finishes what is under way when it is told to stop, and ends this process itself.
for (const sinal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(sinal, () => undefined);
setInterval(() => {
  if (process.memoryUsage.rss() > MAIOR_MEMORIA) process.kill(process.pid, 'SIGKILL');
}, OLHAR_A_CADA_MS).unref();
