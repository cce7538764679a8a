import { parseArgs } from 'node:util';
import { size, files, library } from './backup.mjs';
import { Failure } from './failure.mjs';
import { step } from './progress.mjs';

const USE = 'Uso: npm run arquivos -- mover s3|pasta [--apagar]';

const PLACES = { s3: 'o bucket', pasta: 'a pasta' };

const read = (args) => {
  try {
    return parseArgs({ args, options: { apagar: { type: 'boolean' } }, allowPositionals: true });
  } catch {
    throw new Failure(USE);
  }
};

/** `npm run arquivos -- mover s3|pasta`: takes the portal's files to a bucket or back, also while it runs. */
export const arquivos = async (args) => {
  const { positionals, values } = read(args);
  const [what, where = ''] = positionals;
  if (what !== 'mover' || positionals.length !== 2 || !Object.hasOwn(PLACES, where))
    throw new Failure(USE);
  const { moverArquivos } = await library('mover-arquivos.js');
  const done = await step(`Levando os arquivos para ${PLACES[where]}`, () =>
    moverArquivos(where, values.apagar === true),
  );
  console.log(
    `\n  Levados e conferidos: ${files(done.movidos)} (${size(done.bytes)}); já estavam lá: ${files(done.jaEstavam)}.`,
  );
  if (values.apagar) console.log(`  Apagados de onde estavam: ${files(done.apagados)}.`);
};
