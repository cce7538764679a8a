import { expect, it } from 'vitest';
import { findStoredFile } from './stored-file';

it.each([
  ['/storage/radios/abcdef12-640x640.webp', 'radios/abcdef12-640x640.webp', 'image/webp'],
  ['/storage/banner/abcdef12-9x9.w256.webp', 'banner/abcdef12-9x9.w256.webp', 'image/webp'],
  ['/storage/musicas/imagens/abcdef12.webp', 'musicas/imagens/abcdef12.webp', 'image/webp'],
  ['/storage/musicas/abcdef12.m4a', 'musicas/abcdef12.m4a', 'audio/mp4'],
])('%s', (path, file, type) => {
  expect(findStoredFile(path)).toMatchObject({ chave: file, type });
});

it.each([
  '/storage/banner/comprovante/abcdef12-9x9.webp',
  '/storage/radios/xx%00abcdef12.webp',
  '/storage/radios/.abcdef12.webp',
  '/storage/radios/abcdef12.webp.html',
  '/storage/radios/abcdef12xwebp',
  `/storage/radios/${'a'.repeat(121)}.webp`,
  '/storage/',
  '/storage/radios/',
  '/storage/abcdef12.webp',
  '/storage/radios/curto.webp',
  '/storage/radios/abcdef12.w257.webp',
  '/storage/radios/abcdef12.WEBP',
  '/storage/radios/abcdef12.webp ',
  '/storage/radios/../radios/abcdef12.webp',
  '/storage/radios/abc%64ef12.webp',
  '/storage/__proto__/abcdef12.webp',
  '/storage/radios/abcdef12.constructor',
])('%s não é um arquivo público', (path) => {
  expect(findStoredFile(path)).toBeNull();
});
