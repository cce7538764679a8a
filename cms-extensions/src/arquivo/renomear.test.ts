import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Armazenamento } from '../armazenamento/armazenamento';
import { emPasta } from '../armazenamento/pasta';
import { guardarComOutroNome } from './renomear';

let raiz: string;
let armazenamento: Armazenamento;
beforeEach(() => {
  raiz = mkdtempSync(path.join(tmpdir(), 'renomear-'));
  armazenamento = emPasta({ uploads: raiz, orfaos: path.join(raiz, 'orfaos') });
});
afterEach(() => rmSync(raiz, { recursive: true, force: true }));

const gravar = (...nomes: string[]) =>
  armazenamento.gravar('radios', new Map(nomes.map((nome) => [nome, Buffer.from(nome)])));
const guardados = (): string[] => readdirSync(path.join(raiz, 'radios')).sort();

it('guarda a imagem e as larguras que ela tem com outro nome, e as de antes ficam', async () => {
  await gravar('abc-600x250.webp', 'abc-600x250.w256.webp', 'outra-600x250.webp');
  const feito = await guardarComOutroNome(armazenamento, '/storage/radios/abc-600x250.webp');
  expect(feito).toEqual({ de: 'abc', para: expect.stringMatching(/^[0-9a-f]{32}$/) as string });
  const novos = ['-600x250.webp', '-600x250.w256.webp'].map((fim) => `${feito?.para}${fim}`);
  expect(guardados()).toEqual(
    [...novos, 'abc-600x250.webp', 'abc-600x250.w256.webp', 'outra-600x250.webp'].sort(),
  );
  for (const nome of novos)
    expect(String(await armazenamento.ler(`radios/${nome}`))).toBe(
      nome.replace(feito?.para ?? '', 'abc'),
    );
});

it('um som tem um arquivo só', async () => {
  await gravar('def.mp3');
  const feito = await guardarComOutroNome(armazenamento, '/storage/radios/def.mp3');
  expect(guardados()).toEqual([`${feito?.para}.mp3`, 'def.mp3'].sort());
});

const PUBLICO = `p${'0'.repeat(32)}-600x250.webp`;
it.each([`/storage/radios/${PUBLICO}`, '/storage/radios/sumiu-1x1.webp', '/uploads/a.webp'])(
  'o que é de todos, o que sumiu e o que nunca foi seu ficam como estão: %s',
  async (url) => {
    await gravar(PUBLICO);
    expect(await guardarComOutroNome(armazenamento, url)).toBeNull();
    expect(guardados()).toEqual([PUBLICO]);
  },
);
