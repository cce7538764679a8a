import type { Portal } from './portal';

const PAUSA_MS = 20;

/** How long others waited meanwhile, in milliseconds: 95 in 100 of the reads less than `p95`, no `saude` longer than that. */
export interface Espera {
  p95: number;
  saude: number;
}

const medir = async (portal: Pick<Portal, 'ask'>, path: string): Promise<number> => {
  const inicio = performance.now();
  const { status } = await portal.ask(path);
  if (status !== 200) throw new Error(`${path}: ${status}`);
  return performance.now() - inicio;
};

/** Does something and, as long as it takes, asks for these addresses and for the portal's health. */
export const enquanto = async <T>(
  portal: Pick<Portal, 'ask'>,
  enderecos: readonly string[],
  trabalho: Promise<T>,
): Promise<Espera & { feito: T }> => {
  const acabou = new AbortController();
  const feito = trabalho.finally(() => acabou.abort());
  const [leituras, saudes]: [number[], number[]] = [[], []];
  do {
    for (const path of enderecos) leituras.push(await medir(portal, path));
    saudes.push(await medir(portal, '/api/saude'));
    await new Promise((resolve) => setTimeout(resolve, PAUSA_MS));
  } while (!acabou.signal.aborted);
  const emOrdem = leituras.sort((a, b) => a - b);
  return {
    feito: await feito,
    p95: emOrdem[Math.floor(emOrdem.length * 0.95)] ?? 0,
    saude: Math.max(...saudes),
  };
};
