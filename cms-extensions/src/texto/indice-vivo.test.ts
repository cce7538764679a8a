import { expect, it, vi } from 'vitest';
import type { Verbete } from './indice';
import { IndiceVivo, type Lista } from './indice-vivo';

const lista = (itens: readonly string[], ordem = [...itens.keys()]): Lista<string> => ({
  itens,
  ordem: Uint32Array.from(ordem),
  verbeteDe: (nome) => ({ nome, marcas: [], texto: [] }),
});
const MUITOS = Array.from({ length: 20_000 }, (_, n) => `Canaã ${n}`);
const umaVolta = () => new Promise((seguir) => setImmediate(seguir));
const achados = (indice: IndiceVivo<string>, texto: string, limite?: number): string[] =>
  indice.procurar(texto, limite);

it('o que mudou responde a quem pergunta depois', async () => {
  const indice = new IndiceVivo<string>();
  expect(achados(indice, 'canaa')).toEqual([]);
  await indice.renovar(lista(['Canaã']));
  expect(achados(indice, 'canaa')).toEqual(['Canaã']);
  const { versao } = indice;
  await indice.renovar(lista(['Sião']));
  expect(achados(indice, 'canaa')).toEqual([]);
  expect(achados(indice, 'siao')).toEqual(['Sião']);
  expect(indice.versao).toBeGreaterThan(versao);
});

it('a ordem vale logo, e nada se monta por ela', async () => {
  const indice = new IndiceVivo<string>();
  const verbetes = vi.fn<(nome: string) => Verbete>((nome) => ({ nome, marcas: [], texto: [] }));
  const itens = ['Rádio Vale', 'Rádio Sião'];
  await indice.renovar({ ...lista(itens), verbeteDe: verbetes });
  expect(achados(indice, 'radio')).toEqual(['Rádio Vale', 'Rádio Sião']);
  const { versao } = indice;
  void indice.renovar({ ...lista(itens, [1, 0]), verbeteDe: verbetes });
  expect(achados(indice, 'radio')).toEqual(['Rádio Sião', 'Rádio Vale']);
  expect(indice.versao).toBe(versao);
  expect(verbetes).toHaveBeenCalledTimes(2);
});

it('enquanto um índice grande se monta, o de antes responde, na sua ordem', async () => {
  const indice = new IndiceVivo<string>();
  await indice.renovar(lista(['Canaã', 'Canaã FM'], [1, 0]));
  const renovado = indice.renovar(lista(MUITOS));
  await umaVolta();
  expect(achados(indice, 'canaa')).toEqual(['Canaã FM', 'Canaã']);
  await renovado;
  await vi.waitFor(() => expect(indice.procurar('19999')).toHaveLength(1), 10_000);
});

it('a ordem que chega enquanto se monta vale no fim, e ninguém espera por ela', async () => {
  const indice = new IndiceVivo<string>();
  await indice.renovar(lista(['Canaã']));
  void indice.renovar(lista(MUITOS));
  await umaVolta();
  const ordenado = indice.renovar(lista(MUITOS, [...MUITOS.keys()].reverse()));
  expect(await Promise.race([ordenado.then(() => 'logo'), umaVolta().then(() => 'depois')])).toBe(
    'logo',
  );
  expect(achados(indice, 'canaa')).toEqual(['Canaã']);
  await vi.waitFor(() => expect(achados(indice, 'canaa', 1)).toEqual(['Canaã 19999']), 10_000);
});

it('a lista que chega enquanto outra se monta é a que fica', async () => {
  const indice = new IndiceVivo<string>();
  await indice.renovar(lista(['Canaã']));
  void indice.renovar(lista(MUITOS));
  await umaVolta();
  void indice.renovar(lista(['Sião', 'Sião FM'], [1, 0]));
  await vi.waitFor(() => expect(achados(indice, 'siao')).toEqual(['Sião FM', 'Sião']), 10_000);
  expect(achados(indice, 'canaa')).toEqual([]);
});
