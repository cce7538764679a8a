import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { IndiceVivo } from './indice-vivo';

const novo = () => new IndiceVivo((nome: string) => ({ nome, marcas: [], texto: [] }));
const achados = (indice: IndiceVivo<string>, texto: string): string[] =>
  indice.procurar(texto).map(({ item }) => item);

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

it('o que mudou responde a quem pergunta depois', async () => {
  const indice = novo();
  expect(achados(indice, 'canaa')).toEqual([]);
  await indice.renovar(() => ['Canaã'], false);
  expect(achados(indice, 'canaa')).toEqual(['Canaã']);
  const { versao } = indice;
  await indice.renovar(() => ['Sião'], false);
  expect(achados(indice, 'canaa')).toEqual([]);
  expect(achados(indice, 'siao')).toEqual(['Sião']);
  expect(indice.versao).toBeGreaterThan(versao);
});

it('enquanto um índice grande se monta, o de antes responde', async () => {
  const indice = novo();
  await indice.renovar(() => ['Canaã'], false);
  vi.useRealTimers();
  const muitos = Array.from({ length: 150_000 }, (_, n) => `Canaã ${n}`);
  const renovado = indice.renovar(() => muitos, false);
  await new Promise((seguir) => setImmediate(seguir));
  expect(achados(indice, 'canaa')).toEqual(['Canaã']);
  await renovado;
  await vi.waitFor(() => expect(indice.procurar('149999')).toHaveLength(1), 10_000);
});

it('só a ordem espera o descanso, e chega sem que ninguém pergunte de novo', async () => {
  vi.useRealTimers();
  const indice = novo();
  const muitos = Array.from({ length: 2000 }, (_, n) => `Rádio ${n}`);
  await indice.renovar(() => muitos, false);
  await indice.renovar(() => [...muitos].reverse(), true);
  expect(indice.procurar('radio', 1)[0]?.item).toBe('Rádio 0');
  await vi.waitFor(() => expect(indice.procurar('radio', 1)[0]?.item).toBe('Rádio 1999'), 10_000);
});

it('pela ordem ninguém espera', async () => {
  const indice = novo();
  await indice.renovar(() => ['Canaã'], false);
  await indice.renovar(() => ['Canaã', 'Sião'], true);
  expect(achados(indice, 'siao')).toEqual([]);
  vi.useRealTimers();
  await vi.waitFor(() => expect(achados(indice, 'siao')).toEqual(['Sião']));
});
