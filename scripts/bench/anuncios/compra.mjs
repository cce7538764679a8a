// Buying a banner, again and again: the portal's one form, and the two calls a stock Strapi needs for the same.
import { createRequire } from 'node:module';
import { Failure } from '../../lib/failure.mjs';
import { at } from '../../lib/paths.mjs';
import { bannerForm } from '../../lib/portal-client.mjs';

const sharp = createRequire(at('cms-extensions/package.json'))('sharp');

const BYTES = 200_000;
const AT_ONCE = 4;

/** A picture as a camera's: full of detail, about 200 kB. */
export const picture = async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 };
  const create = { width: 1200, height: 500, channels: 3, background: '#808080', noise };
  const original = await sharp({ create }).png().toBuffer();
  for (let quality = 95; quality > 5; quality -= 5) {
    const bytes = await sharp(original).jpeg({ quality }).toBuffer();
    if (bytes.length <= BYTES) return bytes;
  }
  throw new Failure('Não deu para fazer uma imagem de 200 kB.');
};

const must = async (response, status) => {
  const text = await response.text();
  if (response.status !== status)
    throw new Failure(`${response.url}: ${response.status} ${text.slice(0, 200)}`);
  return JSON.parse(text);
};

/** Buys one banner ad of the portal. Answers the ad. */
export const buy = async (client, image) =>
  (await must(await client.postForm('/usuario/anuncio/salvar', bannerForm(image)), 201)).anuncio;

/** The same picture and words, stored by a stock Strapi. */
export const buyFromStock = async ({ uploadUrl, saleUrl }, image) => {
  const form = new FormData();
  form.append('files', new Blob([image], { type: 'image/jpeg' }), 'medida.jpg');
  const [{ id }] = await must(await fetch(uploadUrl, { method: 'POST', body: form }), 201);
  const { titulo, resumo_banner: resumo, url } = bannerForm(image);
  const body = JSON.stringify({ data: { titulo, resumo, url, imagem: id } });
  const headers = { 'Content-Type': 'application/json' };
  await must(await fetch(saleUrl, { method: 'POST', headers, body }), 201);
};

/** Sales a second, a few buyers at once. */
export const salesPerSecond = async (sell, seconds) => {
  const since = performance.now();
  const until = since + seconds * 1000;
  let sales = 0;
  const buyer = async () => {
    while (performance.now() < until) {
      await sell();
      sales += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, buyer));
  return sales / ((performance.now() - since) / 1000);
};
