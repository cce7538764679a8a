import { afterEach, expect, it } from 'vitest';
import { setPublicAddress, withPublicAddresses } from './public-addresses';

const NOME = `p${'0a'.repeat(16)}-600x600`;
const DE_ANUNCIO = `${'0a'.repeat(16)}-600x600`;
const CDN = 'https://arquivos.exemplo';

afterEach(() => setPublicAddress(null));

it('sem endereço público nada muda', () => {
  const json = `{"path_imagem":"/storage/radios/${NOME}.webp"}`;
  expect(withPublicAddresses(json)).toBe(json);
});

it('o que é sempre público sai com o endereço de lá, em JSON e em páginas', () => {
  setPublicAddress(CDN);
  const onde = `${CDN}/publico/radios/${NOME}`;
  expect(withPublicAddresses(`{"a":"/storage/radios/${NOME}.webp"}`)).toBe(`{"a":"${onde}.webp"}`);
  expect(
    withPublicAddresses(
      `<img srcset="/storage/radios/${NOME}.w256.webp 256w, /storage/radios/${NOME}.webp 600w">`,
    ),
  ).toBe(`<img srcset="${onde}.w256.webp 256w, ${onde}.webp 600w">`);
});

it.each([
  `"/storage/banner/${DE_ANUNCIO}.webp"`,
  `"/storage/banner/comprovante/${NOME}.webp"`,
  `"/storage/outra/${NOME}.webp"`,
  `"https://outro.exemplo/storage/radios/${NOME}.webp"`,
])('%s fica como está', (json) => {
  setPublicAddress(CDN);
  expect(withPublicAddresses(json)).toBe(json);
});
