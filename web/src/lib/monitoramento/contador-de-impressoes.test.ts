import { IMPRESSOES_MAXIMO } from '@portal/contracts/monitoramento/limites';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { criarContador, LOTE_MS, MESMA_VISTA_MS, VISTO_MS } from './contador-de-impressoes';

let lotes: (readonly number[])[];
let contador: ReturnType<typeof criarContador>;
const banner = () => document.createElement('a');

beforeEach(() => {
  vi.useFakeTimers();
  lotes = [];
  contador = criarContador((lote) => lotes.push(lote));
});
afterEach(() => vi.useRealTimers());

it('conta o que fica à vista por um segundo, num lote só', () => {
  contador.apareceu(banner(), 1);
  contador.apareceu(banner(), 2);
  vi.advanceTimersByTime(VISTO_MS + LOTE_MS - 1);
  expect(lotes).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(lotes).toEqual([[1, 2]]);
});

it('o que some antes disso não foi visto', () => {
  const passou = banner();
  contador.apareceu(passou, 1);
  vi.advanceTimersByTime(VISTO_MS - 1);
  contador.sumiu(passou);
  vi.advanceTimersByTime(10 * LOTE_MS);
  expect(lotes).toEqual([]);
});

it('o mesmo anúncio, em dois lugares ou de volta logo depois, é uma vista; bem mais tarde, outra', () => {
  const [um, outro] = [banner(), banner()];
  contador.apareceu(um, 1);
  contador.apareceu(outro, 1);
  vi.advanceTimersByTime(VISTO_MS + LOTE_MS);
  contador.sumiu(um);
  contador.apareceu(um, 1);
  vi.advanceTimersByTime(VISTO_MS + LOTE_MS);
  expect(lotes).toEqual([[1]]);
  contador.sumiu(um);
  vi.advanceTimersByTime(MESMA_VISTA_MS);
  contador.apareceu(um, 1);
  vi.advanceTimersByTime(VISTO_MS + LOTE_MS);
  expect(lotes).toEqual([[1], [1]]);
});

it('ao esconder a página, o que já foi visto vai na hora e o que se olhava não conta', () => {
  contador.apareceu(banner(), 1);
  vi.advanceTimersByTime(VISTO_MS);
  contador.apareceu(banner(), 2);
  contador.esconder();
  expect(lotes).toEqual([[1]]);
  vi.advanceTimersByTime(10 * LOTE_MS);
  expect(lotes).toEqual([[1]]);
});

it('um lote nunca passa do que o servidor aceita', () => {
  for (let id = 1; id <= IMPRESSOES_MAXIMO + 1; id += 1) contador.apareceu(banner(), id);
  vi.advanceTimersByTime(VISTO_MS + LOTE_MS);
  expect(lotes.map((lote) => lote.length)).toEqual([IMPRESSOES_MAXIMO, 1]);
});
