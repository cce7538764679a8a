import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { anuncioDeTeste } from '../anuncios/anuncio-de-teste';
import type { Decisao } from '../anuncios/mutations';
import { Decisoes, DESFAZER_MS } from './decisoes';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const aprovar = (id: number): Decisao => ({ anuncio: anuncioDeTeste({ id, status: 3 }), para: 1 });

/** Decisions whose sending ends when the test says so. */
const preparar = () => {
  const enviadas: Decisao[] = [];
  const fins: ((erro?: Error) => void)[] = [];
  const decisoes = new Decisoes((decisao) => {
    enviadas.push(decisao);
    return new Promise((resolve, reject) => {
      fins.push((erro) => {
        if (erro) reject(erro);
        else resolve(undefined);
      });
    });
  });
  return { decisoes, enviadas, fins, ids: () => [...decisoes.ler().ids] };
};

it('manda depois de seis segundos, e o anúncio some da fila já antes', async () => {
  const { decisoes, enviadas, fins, ids } = preparar();
  decisoes.decidir(aprovar(1));
  expect(ids()).toEqual([1]);
  vi.advanceTimersByTime(DESFAZER_MS - 1);
  expect(enviadas).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(enviadas).toEqual([{ ...aprovar(1), saindo: false }]);
  expect(decisoes.ler().esperando).toEqual([]);
  expect(ids()).toEqual([1]);
  fins[0]?.();
  await vi.runAllTimersAsync();
  expect(ids()).toEqual([]);
});

it('desfeita, nunca é mandada; mandada, não se desfaz', () => {
  const { decisoes, enviadas, ids } = preparar();
  decisoes.decidir(aprovar(1));
  expect(decisoes.desfazer(1)).toBe(true);
  vi.advanceTimersByTime(DESFAZER_MS);
  expect([enviadas, ids()]).toEqual([[], []]);
  decisoes.decidir(aprovar(1));
  vi.advanceTimersByTime(DESFAZER_MS);
  expect(decisoes.desfazer(1)).toBe(false);
});

it('cada uma tem os seus seis segundos', () => {
  const { decisoes, enviadas } = preparar();
  decisoes.decidir(aprovar(1));
  vi.advanceTimersByTime(4000);
  decisoes.decidir(aprovar(2));
  vi.advanceTimersByTime(2000);
  expect(enviadas.map(({ anuncio }) => anuncio.id)).toEqual([1]);
  vi.advanceTimersByTime(4000);
  expect(enviadas.map(({ anuncio }) => anuncio.id)).toEqual([1, 2]);
});

it('ao sair, manda tudo uma vez só', () => {
  const { decisoes, enviadas } = preparar();
  decisoes.decidir(aprovar(1));
  decisoes.decidir(aprovar(2));
  decisoes.mandarTudo(true);
  vi.advanceTimersByTime(DESFAZER_MS);
  expect(enviadas.map(({ anuncio, saindo }) => [anuncio.id, saindo])).toEqual([
    [1, true],
    [2, true],
  ]);
});

it('acaba quando tudo está respondido, também o que já ia a caminho', async () => {
  const { decisoes, enviadas, fins } = preparar();
  decisoes.decidir(aprovar(1));
  vi.advanceTimersByTime(DESFAZER_MS);
  decisoes.decidir(aprovar(2));
  let acabou = false;
  const fim = decisoes.acabar().then(() => (acabou = true));
  expect(enviadas.map(({ anuncio, saindo }) => [anuncio.id, saindo])).toEqual([
    [1, false],
    [2, false],
  ]);
  fins[1]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(acabou).toBe(false);
  fins[0]?.(new Error('recusa'));
  await fim;
});

it('recusada pelo servidor, o anúncio volta à fila', async () => {
  const { decisoes, fins, ids } = preparar();
  decisoes.decidir(aprovar(1));
  vi.advanceTimersByTime(DESFAZER_MS);
  fins[0]?.(new Error('recusa'));
  await vi.runAllTimersAsync();
  expect(ids()).toEqual([]);
});
