import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { LIBRARIES } from './build.mjs';
import { Failure } from './failure.mjs';
import { at } from './paths.mjs';
import { prepare } from './prepare.mjs';
import { step } from './progress.mjs';

const require = createRequire(import.meta.url);

const USES = {
  backup: 'Uso: npm run backup [-- ARQUIVO.tar.gz]',
  restore: 'Uso: npm run restore -- ARQUIVO.tar.gz [--substituir]',
};

/** @returns {{ positionals: string[], values: { substituir?: boolean } }} */
const read = (args, use, options) => {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch {
    throw new Failure(use);
  }
};

// npm runs scripts in the root folder and tells where the person was.
const fromHere = (path) => resolve(process.env.INIT_CWD ?? process.cwd(), path);

export const library = async (name) => {
  process.env.NODE_ENV ??= 'production';
  await prepare([...LIBRARIES, 'servidor']);
  return require(at('cms/dist/src/copia', name));
};

export const size = (bytes) =>
  `${(bytes / 1_000_000).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} MB`;
export const files = (count) =>
  count === 1 ? '1 arquivo' : `${count.toLocaleString('pt-BR')} arquivos`;

/** `npm run backup`: database and files of the portal in one archive, also while it runs. */
export const backup = async (args) => {
  const { positionals } = read(args, USES.backup, {});
  if (positionals.length > 1) throw new Failure(USES.backup);
  const { fazerCopia } = await library('fazer.js');
  const destination = positionals[0] === undefined ? null : fromHere(positionals[0]);
  const copy = await step('Fazendo a cópia de segurança', () => fazerCopia(destination));
  console.log(
    `\n  ${copy.arquivo}  (${size(copy.bytes)}: banco de dados e ${files(copy.arquivos)})`,
  );
  console.log(
    copy.comSegredos
      ? '  Inclui segredos.json e dados pessoais: guarde-a fora daqui, onde só quem deve possa ler.'
      : '  Não inclui segredos.json, que não há nesta pasta: guarde PORTAL_SEGREDO à parte.',
  );
};

/** `npm run restore`: puts a backup in the place of the portal's data. */
export const restore = async (args) => {
  const { positionals, values } = read(args, USES.restore, { substituir: { type: 'boolean' } });
  if (positionals.length !== 1) throw new Failure(USES.restore);
  const { restaurarCopia } = await library('restaurar.js');
  const done = await step('Restaurando a cópia de segurança', () =>
    restaurarCopia(fromHere(positionals[0]), values.substituir === true),
  );
  console.log(`\n  Restaurada a cópia de ${new Date(done.criadaEm).toLocaleString('pt-BR')}:`);
  console.log(`  banco de dados e ${files(done.arquivos)} em ${done.dados}.`);
  if (!done.comSegredos)
    console.log('  A cópia não trouxe segredos.json: use o mesmo PORTAL_SEGREDO de antes.');
  console.log('\n  npm start liga o portal.');
};
