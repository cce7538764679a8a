import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gravarJuntos, varrerProvisorios } from './gravar';

let raiz: string;
beforeEach(() => {
  raiz = mkdtempSync(path.join(tmpdir(), 'gravar-'));
});
afterEach(() => rmSync(raiz, { recursive: true, force: true }));

const arquivos = (pasta = raiz): string[] => readdirSync(pasta).sort();

describe('gravar', () => {
  it('põe todos os arquivos no lugar, inteiros e sem restos', async () => {
    const pasta = path.join(raiz, 'musicas', 'imagens');
    await gravarJuntos(
      pasta,
      new Map([
        ['a.webp', Buffer.from('A')],
        ['b.webp', Buffer.from('B')],
      ]),
    );
    expect(arquivos(pasta)).toEqual(['a.webp', 'b.webp']);
    expect(readFileSync(path.join(pasta, 'b.webp'), 'utf8')).toBe('B');
  });

  it('uma falha no meio não deixa nada', async () => {
    mkdirSync(path.join(raiz, 'b.webp'));
    const par = new Map([
      ['a.webp', Buffer.from('A')],
      ['b.webp', Buffer.from('B')],
    ]);
    await expect(gravarJuntos(raiz, par)).rejects.toThrow();
    expect(arquivos()).toEqual(['b.webp']);
  });

  it('a varredura leva o que instâncias mortas deixaram, e de versões de antes o que é velho', async () => {
    const [viva, morta] = ['a'.repeat(16), 'b'.repeat(16)];
    const velho = path.join(raiz, '.provisorio-00ff');
    const nomes = [
      `.provisorio-${viva}-01`,
      `.provisorio-${morta}-02`,
      '.provisorio-00fe',
      'a.webp',
    ];
    for (const arquivo of [velho, ...nomes.map((nome) => path.join(raiz, nome))])
      writeFileSync(arquivo, 'x');
    const haDuasHoras = new Date(Date.now() - 2 * 60 * 60 * 1000);
    utimesSync(velho, haDuasHoras, haDuasHoras);
    const lerVivas = () => Promise.resolve(new Set([viva]));
    expect(await varrerProvisorios(raiz, lerVivas, Date.now())).toBe(2);
    expect(arquivos()).toEqual(['.provisorio-00fe', `.provisorio-${viva}-01`, 'a.webp']);
  });

  it('o que se grava só o dono lê', async () => {
    await gravarJuntos(raiz, new Map([['a.webp', Buffer.from('A')]]));
    expect(statSync(path.join(raiz, 'a.webp')).mode & 0o777).toBe(0o600);
  });
});
