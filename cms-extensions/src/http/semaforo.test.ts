import { expect, it } from 'vitest';
import { Semaforo, SemaforoCheio } from './semaforo';

const SEM_PRAZO = new AbortController().signal;

const trabalhos = (fila: Semaforo, quantos: number, prazo = SEM_PRAZO) => {
  const comecados: number[] = [];
  const terminar: (() => void)[] = [];
  const feitos = Array.from({ length: quantos }, (_, i) =>
    fila.fazer(async () => {
      comecados.push(i);
      await new Promise<void>((cumprir) => (terminar[i] = cumprir));
      return i;
    }, prazo),
  );
  return { comecados, terminar, feitos };
};

it('deixa entrar tantos quantos cabem, e os outros pela ordem', async () => {
  const fila = new Semaforo(2, 10);
  const { comecados, terminar, feitos } = trabalhos(fila, 4);
  await Promise.resolve();
  expect(comecados).toEqual([0, 1]);
  terminar[1]?.();
  await feitos[1];
  await Promise.resolve();
  expect(comecados).toEqual([0, 1, 2]);
  terminar[0]?.();
  await feitos[0];
  await Promise.resolve();
  expect(comecados).toEqual([0, 1, 2, 3]);
  expect(fila.isVazia).toBe(false);
  terminar[2]?.();
  terminar[3]?.();
  expect(await Promise.all(feitos)).toEqual([0, 1, 2, 3]);
  expect(fila.isVazia).toBe(true);
});

it('o que falha dá lugar ao próximo', async () => {
  const fila = new Semaforo(1, 10);
  const falha = fila.fazer(() => Promise.reject(new Error('não deu')), SEM_PRAZO);
  const proximo = fila.fazer(() => Promise.resolve('feito'), SEM_PRAZO);
  await expect(falha).rejects.toThrow('não deu');
  expect(await proximo).toBe('feito');
});

it('recusa quem chega quando já esperam demais', async () => {
  const { terminar, feitos } = trabalhos(new Semaforo(1, 1), 3);
  await expect(feitos[2]).rejects.toThrow(SemaforoCheio);
  terminar[0]?.();
  await feitos[0];
  await Promise.resolve();
  terminar[1]?.();
  expect(await feitos[1]).toBe(1);
});

it('quem esperou até o fim do prazo desiste, e não ocupa lugar', async () => {
  const prazo = new AbortController();
  const fila = new Semaforo(1, 10);
  const { comecados, terminar, feitos } = trabalhos(fila, 2, prazo.signal);
  prazo.abort();
  await expect(feitos[1]).rejects.toThrow(SemaforoCheio);
  terminar[0]?.();
  await feitos[0];
  expect(comecados).toEqual([0]);
  expect(fila.isVazia).toBe(true);
});
