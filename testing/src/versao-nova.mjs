import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { naRaiz } from './raiz.mjs';

/** @param {string} arquivo @param {RegExp} de @param {string} para */
const trocar = (arquivo, de, para) => {
  const texto = readFileSync(arquivo, 'utf8');
  if (!de.test(texto)) throw new Error(`${arquivo} has no ${String(de)}`);
  writeFileSync(arquivo, texto.replace(de, para));
};

/**
 * What the next release is to this one: the compiled portal in a folder of its own, with one more column (`observacao` of
 * a vote) and the number of its structure raised. Answers its program.
 * @param {string} pasta
 */
export const versaoNova = (pasta) => {
  const cms = path.join(pasta, 'cms');
  mkdirSync(cms, { recursive: true });
  for (const nome of [
    'package.json',
    'node_modules',
    'web',
    'cms/node_modules',
    'cms/package.json',
    'cms/favicon.png',
  ])
    if (existsSync(naRaiz(nome))) symlinkSync(naRaiz(nome), path.join(pasta, nome));
  const dist = path.join(cms, 'dist');
  // The panel's own files are many, and not what this is about.
  const semPainel = (/** @type {string} */ de) => path.basename(de) !== 'build';
  cpSync(naRaiz('cms/dist'), dist, { recursive: true, filter: semPainel });
  trocar(
    path.join(dist, 'src/api/voto/content-types/voto/schema.json'),
    /"attributes":\s*\{/,
    '$& "observacao": { "type": "string" },',
  );
  trocar(path.join(dist, 'src/instalacao/esquema.js'), /RESUMOS\.length;/, 'RESUMOS.length + 1;');
  return path.join(dist, 'src/runtime/cli.js');
};
