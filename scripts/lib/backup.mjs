import { createRequire } from 'node:module';
import { constants, getPriority, setPriority } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { LIBRARIES } from './build.mjs';
import { Failure } from './failure.mjs';
import { at } from './paths.mjs';
import { prepare } from './prepare.mjs';
import { step } from './progress.mjs';

const require = createRequire(import.meta.url);

export const USES = {
  backup: 'Uso: npm run backup [-- ARQUIVO.tar.gz | -- --para PASTA|s3 [--manter N]]',
  restore:
    'Uso: npm run restore -- ARQUIVO.tar.gz [--so TIPO] [--substituir], ou npm run restore -- [NOME] --de PASTA|s3 [--listar]',
};

const OPTIONS = {
  backup: { para: { type: 'string' }, manter: { type: 'string' } },
  restore: {
    substituir: { type: 'boolean' },
    de: { type: 'string' },
    listar: { type: 'boolean' },
    so: { type: 'string' },
  },
};

/**
 * What was asked of a command that takes one name at most; its use in words when it cannot be meant.
 * @returns {{ name: string | null, values: { para?: string, manter?: string, de?: string, so?: string, listar?: boolean, substituir?: boolean } }}
 */
export const read = (command, args) => {
  try {
    const { positionals, values } = parseArgs({
      ...{ args, options: OPTIONS[command], allowPositionals: true },
    });
    // An empty word is a shell variable that is not set: taken for a folder, it would be the one of the program.
    const empty = [...positionals, ...Object.values(values)].includes('');
    if (positionals.length <= 1 && !empty) return { name: positionals[0] ?? null, values };
  } catch {
    // Told below.
  }
  throw new Failure(USES[command]);
};

// npm runs scripts in the root folder and tells where the person was.
export const fromHere = (path) => resolve(process.env.INIT_CWD ?? process.cwd(), path);

export const library = async (name) => {
  process.env.NODE_ENV ||= 'production';
  await prepare([...LIBRARIES, 'servidor'], { portalOnly: true });
  return require(at('cms/dist/src/copia', name));
};

export const size = (bytes) =>
  `${(bytes / 1_000_000).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} MB`;
export const files = (count) =>
  count === 1 ? '1 arquivo' : `${count.toLocaleString('pt-BR')} arquivos`;

/** A deposit: the bucket, or a folder. */
export const place = (where) => (where === 's3' ? where : fromHere(where));

const tellSecrets = (included) =>
  console.log(
    included
      ? '  Inclui segredos.json e dados pessoais: guarde-a fora daqui, onde só quem deve possa ler.'
      : '  Não inclui segredos.json, que não há nesta pasta: guarde PORTAL_SEGREDO à parte.',
  );

/** How many backups are to stay; null: all. */
const kept = (text) => {
  if (text === undefined) return null;
  const count = Number(text);
  if (Number.isInteger(count) && count >= 1) return count;
  throw new Failure(`--manter pede um número inteiro de 1 em diante, e é "${text}".`);
};

const backupInto = async (where, keep) => {
  const { fazerNoDeposito } = await library('fazer-no-deposito.js');
  const copy = await step('Fazendo a cópia de segurança', () => fazerNoDeposito(where, keep));
  const { novos, poda } = copy;
  console.log(`\n  ${copy.nome} ${copy.onde}  (banco de dados e ${files(copy.arquivos)})`);
  console.log(`  Eram novos ${files(novos.arquivos)} (${size(novos.bytes)}).`);
  if (poda)
    console.log(
      `  Saíram ${poda.copias} de antes, e ${files(poda.arquivos)} que nenhuma usa (${size(poda.bytes)}).`,
    );
  tellSecrets(copy.comSegredos);
};

/** Whoever reads the portal meanwhile goes first; who asked for less already keeps it. */
const yieldToReaders = () => {
  const { PRIORITY_LOW } = constants.priority;
  if (getPriority() < PRIORITY_LOW) setPriority(PRIORITY_LOW);
};

/** `npm run backup`: database and files of the portal, also while it runs, in one archive or what is new of them. */
export const backup = async (args) => {
  const { name, values } = read('backup', args);
  const keep = kept(values.manter);
  if (values.para !== undefined ? name !== null : keep !== null) throw new Failure(USES.backup);
  yieldToReaders();
  if (values.para !== undefined) return backupInto(place(values.para), keep);
  const { fazerCopia } = await library('fazer.js');
  const copy = await step('Fazendo a cópia de segurança', () =>
    fazerCopia(name === null ? null : fromHere(name)),
  );
  console.log(
    `\n  ${copy.arquivo}  (${size(copy.bytes)}: banco de dados e ${files(copy.arquivos)})`,
  );
  tellSecrets(copy.comSegredos);
};
