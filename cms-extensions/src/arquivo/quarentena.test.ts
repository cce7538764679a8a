import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { marcaDe } from './nome';
import { emPasta } from '../armazenamento/pasta';
import type { Armazenamento } from '../armazenamento/armazenamento';
import { porDeLado, type LerMarcas } from './quarentena';

const AGORA = Date.parse('2026-05-10T12:00:00Z');
const HORA_MS = 60 * 60 * 1000;
const HOJE = '2026-05-10';
let raiz: string;
let lugares: { uploads: string; orfaos: string };
let armazenamento: Armazenamento;

beforeEach(() => {
  raiz = mkdtempSync(path.join(os.tmpdir(), 'quarentena-'));
  lugares = { uploads: path.join(raiz, 'uploads'), orfaos: path.join(raiz, 'orfaos') };
  armazenamento = emPasta(lugares);
});
afterEach(() => rmSync(raiz, { recursive: true, force: true }));

const escrever = (relativo: string, idadeMs: number, em = lugares.uploads): void => {
  const arquivo = path.join(em, relativo);
  mkdirSync(path.dirname(arquivo), { recursive: true });
  writeFileSync(arquivo, 'x');
  const quando = new Date(AGORA - idadeMs);
  utimesSync(arquivo, quando, quando);
};

const arquivosEm = (pasta: string): string[] => {
  try {
    return readdirSync(pasta, { recursive: true, withFileTypes: true })
      .filter((entrada) => entrada.isFile())
      .map((entrada) => path.relative(pasta, path.join(entrada.parentPath, entrada.name)))
      .sort();
  } catch {
    return [];
  }
};

/** Files that rows name: `d0`, `d1`, … */
const comDono = (quantos: number): string[] =>
  Array.from({ length: quantos }, (_, i) => {
    escrever(`radios/d${i}-600x600.webp`, 9 * HORA_MS);
    return `d${i}`;
  });
const semDono = (quantos: number): void => {
  for (let i = 0; i < quantos; i += 1) escrever(`banner/s${i}-600x250.webp`, 2 * HORA_MS);
};
const nomeia =
  (...marcas: string[]): LerMarcas =>
  () =>
    Promise.resolve(new Set(marcas));

it.each([
  ['ab12-600x250.webp', 'ab12'],
  ['ab12-600x250.w256.webp', 'ab12'],
  ['ab12.mp3', 'ab12'],
  ['ao-vivo.mp3', null],
  ['.provisorio-ab12', null],
  ['leia-me.txt', null],
])('%s tem a marca %s', (nome, marca) => {
  expect(marcaDe(nome)).toBe(marca);
});

describe('arquivos que nenhum registro nomeia', () => {
  it('vão para orfaos/DATA, nas mesmas pastas, se têm mais de uma hora; nada mais sai', async () => {
    const donos = comDono(100);
    escrever('banner/aa-600x250.webp', 2 * HORA_MS);
    escrever('banner/aa-600x250.w256.webp', 2 * HORA_MS);
    escrever('banner/bb-600x250.w256.webp', 2 * HORA_MS);
    escrever('banner/comprovante/cc-10x10.webp', HORA_MS);
    escrever('musicas/dd.mp3', HORA_MS - 1);
    escrever('musicas/leia-me.txt', 9 * HORA_MS);
    const feita = await porDeLado(armazenamento, nomeia('bb', ...donos), AGORA, false);
    expect(feita).toEqual({ movidos: 3, devolvidos: 0, demais: null });
    expect(arquivosEm(path.join(lugares.orfaos, HOJE))).toEqual([
      'banner/aa-600x250.w256.webp',
      'banner/aa-600x250.webp',
      'banner/comprovante/cc-10x10.webp',
    ]);
    expect(arquivosEm(lugares.uploads).filter((nome) => !nome.startsWith('radios/'))).toEqual([
      'banner/bb-600x250.w256.webp',
      'musicas/dd.mp3',
      'musicas/leia-me.txt',
    ]);
  });

  it.each([
    { donos: 95, sem: 5, movidos: 5 },
    { donos: 94, sem: 6, movidos: 0 },
    { donos: 1060, sem: 50, movidos: 50 },
    { donos: 1060, sem: 51, movidos: 0 },
    { donos: 0, sem: 1, movidos: 0 },
  ])('$sem de $donos a mais: saem $movidos, o resto espera a palavra de alguém', async (caso) => {
    const donos = comDono(caso.donos);
    semDono(caso.sem);
    const feita = await porDeLado(armazenamento, nomeia(...donos), AGORA, false);
    expect(feita.movidos).toBe(caso.movidos);
    const total = caso.donos + caso.sem;
    expect(feita.demais).toEqual(caso.movidos === 0 ? { sem: caso.sem, total } : null);
    expect(arquivosEm(lugares.uploads)).toHaveLength(total - caso.movidos);
    if (caso.movidos > 0) return;
    expect((await porDeLado(armazenamento, nomeia(...donos), AGORA, true)).movidos).toBe(caso.sem);
  });

  it('voltam ao lugar quando um registro os nomeia outra vez', async () => {
    semDono(3);
    await porDeLado(armazenamento, nomeia(), AGORA, true);
    expect(arquivosEm(lugares.uploads)).toEqual([]);
    const amanha = AGORA + 24 * HORA_MS;
    const feita = await porDeLado(armazenamento, nomeia('s0', 's2'), amanha, false);
    expect(feita).toEqual({ movidos: 0, devolvidos: 2, demais: null });
    expect(arquivosEm(lugares.uploads)).toEqual([
      'banner/s0-600x250.webp',
      'banner/s2-600x250.webp',
    ]);
  });

  it('voltam logo quando o registro vem de outra instância enquanto saem', async () => {
    semDono(1);
    let leituras = 0;
    const tardia: LerMarcas = () => Promise.resolve(new Set((leituras += 1) > 1 ? ['s0'] : []));
    const feita = await porDeLado(armazenamento, tardia, AGORA, true);
    expect(feita).toMatchObject({ movidos: 1, devolvidos: 1 });
    expect(arquivosEm(lugares.uploads)).toEqual(['banner/s0-600x250.webp']);
  });

  it('somem 30 dias depois, e só o que está sob uma data', async () => {
    const { orfaos } = lugares;
    for (const pasta of ['2026-04-10', '2026-04-11', 'meus'])
      escrever(`${pasta}/banner/x1-1x1.webp`, 0, orfaos);
    await porDeLado(armazenamento, nomeia(), AGORA, false);
    expect(readdirSync(orfaos).sort()).toEqual(['2026-04-11', 'meus']);
  });
});
