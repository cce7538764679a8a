import { expect, it } from 'vitest';
import { pastaDaImagem } from './pasta';

it.each([
  ['radios', [], 'radios'],
  ['musicas', [], 'musicas/imagens'],
  [undefined, ['Rádios'], 'radios'],
  [undefined, ['radios'], 'radios'],
  [undefined, ['2026', 'Banners'], 'banner'],
  [undefined, ['Músicas', 'Cantores'], 'musicas/imagens'],
  [undefined, ['Festa'], 'conteudo'],
  [undefined, [], 'conteudo'],
  ['banner/comprovante', [], 'conteudo'],
  ['../..', [], 'conteudo'],
])('área %s, pastas %j: %s', (area, biblioteca, pasta) => {
  expect(pastaDaImagem(area, biblioteca)).toBe(pasta);
});
