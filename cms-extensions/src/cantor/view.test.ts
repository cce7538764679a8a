import type { Musica } from '@portal/contracts/musica/musica';
import { expect, it } from 'vitest';
import type { Contagem } from '../contador/service';
import type { Catalogo } from './service';
import { cantoresEm, musicasEm, novosIndices, viewOf } from './view';

const CANTORES = 7;
const MUSICAS = 60;

const catalogo = (): Catalogo => {
  const musicas = Array.from({ length: MUSICAS }, (_, n): Musica => ({
    ...{ id: `m${n}`, slug: `m${n}`, nome: `Música ${n}`, url: null, url_foto: null },
    ...{ id_cantor: `c${n % CANTORES}`, cantor: { nome: '', url_foto: null } },
    ...{ created_at: '2026-01-01T00:00:00.000Z', duracao: null },
  }));
  const cantores = Array.from({ length: CANTORES }, (_, n) => ({
    ...{ id: `c${n}`, slug: `c${n}`, nome: `Cantor ${n}`, slogan: '', segmento: 'Louvor' },
    ...{ sobre: '', url_foto: null, total_acessos: 0 },
    musicas: musicas.filter(({ id_cantor }) => id_cantor === `c${n}`),
  }));
  return {
    cantores,
    musicas,
    lugarDoCantor: new Map(cantores.map(({ id }, lugar) => [id, lugar])),
    lugarDaMusica: new Map(musicas.map(({ id }, lugar) => [id, lugar])),
    donos: Uint32Array.from(musicas, (_, lugar) => lugar % CANTORES),
  };
};

/** Plays that are counted by hand. */
class Contadas implements Contagem {
  porAlvo = new Map<string, number>();
  mudancas: string[] = [];
  get versao(): number {
    return this.mudancas.length;
  }
  mudadosDesde(versao: number): string[] | null {
    return versao < this.esquecidas ? null : this.mudancas.slice(versao);
  }
  esquecidas = 0;
  tocar(id: string): void {
    this.porAlvo.set(id, (this.porAlvo.get(id) ?? 0) + 1);
    this.mudancas.push(id);
  }
}

it('enquanto nada se toca, o que se sabe é o mesmo', async () => {
  const contagem = new Contadas();
  const cat = catalogo();
  const view = await viewOf(cat, contagem, novosIndices(), null);
  expect(await viewOf(cat, contagem, view.indices, view)).toBe(view);
  contagem.tocar('m1');
  expect(await viewOf(cat, contagem, view.indices, view)).not.toBe(view);
});

it('contar só o que mudou dá o mesmo que contar tudo', async () => {
  const contagem = new Contadas();
  const indices = novosIndices();
  let [cat, view] = [catalogo(), await viewOf(catalogo(), contagem, indices, null)];
  for (let vez = 0; vez < 40; vez += 1) {
    for (let n = 0; n < vez % 5; n += 1) contagem.tocar(`m${(vez * vez * 7 + n * 13) % MUSICAS}`);
    contagem.tocar('de ninguém');
    if (vez === 20) cat = catalogo();
    if (vez === 30) contagem.esquecidas = contagem.versao;
    view = await viewOf(cat, contagem, indices, view);
    const inteira = await viewOf(cat, contagem, novosIndices(), null);
    expect([...musicasEm(view, view.ordem)]).toEqual([...musicasEm(inteira, inteira.ordem)]);
    const cantores = [...cantoresEm(view, view.ordemDosCantores)];
    expect(cantores).toEqual([...cantoresEm(inteira, inteira.ordemDosCantores)]);
    expect(view.indices.musicas.procurar('música', 3)).toEqual(
      [...inteira.ordem.slice(0, 3)].map((lugar) => cat.musicas[lugar]),
    );
  }
});
