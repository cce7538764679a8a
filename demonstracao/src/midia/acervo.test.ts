import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { abrirAcervo, lerAcervo, type Lugar } from './acervo';
import type { Acervo } from './renderizar';

const CHAVE = 'a'.repeat(64);
const ACERVO: Acervo = {
  imagens: new Map([
    [
      'radio 0',
      {
        nome: 'x-2x1.webp',
        largura: 2,
        altura: 1,
        arquivos: new Map([['x-2x1.webp', Buffer.from('imagem')]]),
      },
    ],
  ]),
  sons: [Buffer.from('som')],
};

let raiz: string;
let lugar: Lugar;
let vezes: number;
beforeEach(() => {
  raiz = mkdtempSync(path.join(tmpdir(), 'portal-acervo-'));
  lugar = { pasta: path.join(raiz, 'demonstracao'), chave: CHAVE };
  vezes = 0;
});
afterEach(() => rmSync(raiz, { recursive: true, force: true }));

const fazer = (): Promise<Acervo> => {
  vezes += 1;
  return Promise.resolve(ACERVO);
};

it('o que se fez uma vez serve a todos, igual byte a byte', async () => {
  expect(await abrirAcervo(lugar, fazer)).toEqual(ACERVO);
  const outro = await abrirAcervo(lugar, fazer);
  expect(outro).toEqual(ACERVO);
  expect(Buffer.isBuffer(outro.sons[0])).toBe(true);
  expect(vezes).toBe(1);
});

it('outro código não se serve do que este fez', async () => {
  await abrirAcervo(lugar, fazer);
  expect(await lerAcervo({ ...lugar, chave: 'b'.repeat(64) })).toBeNull();
});

it.each([
  ['cortado ao meio', (inteiro: Buffer) => inteiro.subarray(0, inteiro.length - 3)],
  [
    'com um byte trocado',
    (inteiro: Buffer) => Buffer.concat([inteiro.subarray(0, -1), Buffer.of(0xee)]),
  ],
  ['vazio', () => Buffer.alloc(0)],
])('um arquivo %s é refeito', async (_, estragar) => {
  await abrirAcervo(lugar, fazer);
  const arquivo = path.join(lugar.pasta, `${CHAVE}.acervo`);
  writeFileSync(arquivo, estragar(readFileSync(arquivo)));
  expect(await lerAcervo(lugar)).toBeNull();
  expect(await abrirAcervo(lugar, fazer)).toEqual(ACERVO);
  expect(await lerAcervo(lugar)).toEqual(ACERVO);
});

it('onde não se pode escrever, faz de novo a cada vez', async () => {
  writeFileSync(path.join(raiz, 'arquivo'), '');
  const fechado = { ...lugar, pasta: path.join(raiz, 'arquivo', 'demonstracao') };
  expect(await abrirAcervo(fechado, fazer)).toEqual(ACERVO);
  expect(await abrirAcervo(fechado, fazer)).toEqual(ACERVO);
  expect(vezes).toBe(2);
});

it('vários ao mesmo tempo deixam um só arquivo, inteiro', async () => {
  await Promise.all(Array.from({ length: 8 }, () => abrirAcervo(lugar, fazer)));
  expect(readdirSync(lugar.pasta)).toEqual([`${CHAVE}.acervo`]);
  expect(await lerAcervo(lugar)).toEqual(ACERVO);
});

it('o que outro código fez, ou quem caiu deixou pela metade, sai quando envelhece', async () => {
  await abrirAcervo({ ...lugar, chave: 'b'.repeat(64) }, fazer);
  const antigo = path.join(lugar.pasta, `${'b'.repeat(64)}.acervo`);
  const recente = path.join(lugar.pasta, `${CHAVE}.acervo.0123`);
  writeFileSync(recente, 'meio');
  utimesSync(antigo, new Date(0), new Date(0));
  await abrirAcervo(lugar, fazer);
  expect(existsSync(antigo)).toBe(false);
  expect(existsSync(recente)).toBe(true);
});
