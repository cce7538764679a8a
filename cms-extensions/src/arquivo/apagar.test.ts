import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emPasta } from '../armazenamento/pasta';
import type { Armazenamento } from '../armazenamento/armazenamento';
import { apagarGuardado } from './apagar';

let raiz: string;
let armazenamento: Armazenamento;
beforeEach(() => {
  raiz = mkdtempSync(path.join(tmpdir(), 'apagar-'));
  armazenamento = emPasta({ uploads: raiz, orfaos: path.join(raiz, 'orfaos') });
});
afterEach(() => rmSync(raiz, { recursive: true, force: true }));

const arquivos = (pasta = raiz): string[] => readdirSync(pasta).sort();

describe('apagar', () => {
  const nomes = ['abc-600x250.webp', 'abc-600x250.w256.webp', 'abc-600x250.w512.webp', 'def.mp3'];

  it('leva a imagem com as suas larguras, e só ela', async () => {
    await armazenamento.gravar('radios', new Map(nomes.map((nome) => [nome, Buffer.alloc(1)])));
    await apagarGuardado(armazenamento, '/storage/radios/abc-600x250.webp');
    expect(arquivos(path.join(raiz, 'radios'))).toEqual(['def.mp3']);
    await apagarGuardado(armazenamento, '/storage/radios/abc-600x250.webp');
  });

  it.each([
    '/storage/radios/../fora.mp3',
    '/storage/../fora.mp3',
    '/storage/outra/fora.mp3',
    '/uploads/fora.mp3',
    'fora.mp3',
    '/storage/radios/FORA.exe',
  ])('não toca no que nunca foi seu: %s', async (url) => {
    writeFileSync(path.join(raiz, 'fora.mp3'), 'x');
    mkdirSync(path.join(raiz, 'radios'), { recursive: true });
    writeFileSync(path.join(raiz, 'radios', 'FORA.exe'), 'x');
    await apagarGuardado(armazenamento, url);
    expect(arquivos()).toContain('fora.mp3');
    expect(arquivos(path.join(raiz, 'radios'))).toEqual(['FORA.exe']);
  });
});
