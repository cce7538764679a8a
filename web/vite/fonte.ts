import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const ORIGEM =
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
const NOME = 'bricolage-pt';

/** Everything a title in Portuguese is written with: the fonts of the portal carry no other glyph. */
const GLIFOS =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789' +
  'ÁÀÂÃÇÉÊÍÓÔÕÚÜáàâãçéêíóôõúü' +
  ' .,:;!?…\'"“”‘’()[]-–—/&@#%+*$ºª°•·|\u00a0';

/** Cuts the display font down to Portuguese at weight 700 (visual 4.2); a cut already made is kept. */
export const cortarFonte = async (pasta: string): Promise<string> => {
  const caminho = createRequire(import.meta.url).resolve(ORIGEM);
  const original = await readFile(caminho);
  const marca = createHash('sha256').update(original).update(GLIFOS).digest('hex').slice(0, 12);
  const destino = join(pasta, marca);
  if (!existsSync(join(destino, `${NOME}.woff2`))) {
    const { default: subsetFont } = await import('subset-font');
    const cortada = await subsetFont(original, GLIFOS, {
      targetFormat: 'woff2',
      variationAxes: { wght: 700 },
    });
    await mkdir(destino, { recursive: true });
    await writeFile(join(destino, `${NOME}.woff2`), cortada);
  }
  return destino;
};

/** Asks for the display font together with the page: without this it waits for the style sheet. */
export const preCarregarFonte = (): Plugin => ({
  name: 'portal:fonte',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) => {
      const arquivo = Object.keys(bundle ?? {}).find((nome) => nome.includes(NOME));
      if (!arquivo) throw new Error(`${NOME} is not in the bundle: no style sheet uses it`);
      return [
        {
          tag: 'link',
          attrs: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            href: `/${arquivo}`,
            crossorigin: '',
          },
          injectTo: 'head-prepend',
        },
      ];
    },
  },
});
