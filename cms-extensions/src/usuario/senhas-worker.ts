import { parentPort } from 'node:worker_threads';
import { compareSync, hashSync } from 'bcryptjs';
import type { Pedido } from './senhas';

/** Thread of the password pool: bcrypt is pure arithmetic and would keep everybody else waiting in the main one. */
parentPort?.on('message', ({ numero, senha, resumo, rodadas }: Pedido) => {
  const resultado = resumo === null ? hashSync(senha, rodadas) : compareSync(senha, resumo);
  parentPort?.postMessage({ numero, resultado });
});
