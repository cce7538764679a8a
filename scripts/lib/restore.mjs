import { existsSync } from 'node:fs';
import { files, fromHere, library, place, read, USES } from './backup.mjs';
import { Failure } from './failure.mjs';
import { step } from './progress.mjs';

const list = async (where) => {
  if (where !== 's3' && !existsSync(where)) throw new Failure(`Não há a pasta ${where}.`);
  const { listCopias } = await library('restaurar.js');
  const names = await listCopias(where);
  console.log(names.length > 0 ? names.join('\n') : 'Não há nenhuma cópia.');
};

const when = (instant) => new Date(instant).toLocaleString('pt-BR');

const restoreOnly = async (origin, type, replace) => {
  const { restaurarTipo } = await library('restaurar-tipo.js');
  const done = await step(`Trazendo ${type} da cópia de segurança`, () =>
    restaurarTipo(origin, type, replace),
  );
  console.log(`\n  Da cópia de ${when(done.criadaEm)}, ${type}: voltaram ${done.voltaram}.`);
  console.log(
    replace
      ? `  Trocados pelos da cópia: ${done.trocados}.`
      : `  Ficaram como estão: ${done.ficaram}; --substituir põe os da cópia no lugar deles.`,
  );
  console.log(`  Arquivos que faltavam e voltaram: ${done.arquivos}.`);
  if (done.soltas > 0)
    console.log(`  Ligações com o que não existe mais, que ficaram de fora: ${done.soltas}.`);
  console.log('\n  npm start liga o portal.');
};

/** `npm run restore`: puts a backup in the place of the portal's data. */
export const restore = async (args) => {
  const { name, values } = read('restore', args);
  const where = values.de === undefined ? null : place(values.de);
  if (where === null ? name === null || values.listar : values.listar && name !== null)
    throw new Failure(USES.restore);
  if (values.listar) return list(where);
  const origin = where === null ? { arquivo: fromHere(name) } : { deposito: where, nome: name };
  if (values.so !== undefined) return restoreOnly(origin, values.so, values.substituir === true);
  const { restaurarCopia } = await library('restaurar.js');
  const done = await step('Restaurando a cópia de segurança', () =>
    restaurarCopia(origin, values.substituir === true),
  );
  console.log(`\n  Restaurada a cópia de ${when(done.criadaEm)}:`);
  console.log(`  banco de dados e ${files(done.arquivos)} em ${done.dados}.`);
  if (!done.comSegredos)
    console.log('  A cópia não trouxe segredos.json: use o mesmo PORTAL_SEGREDO de antes.');
  console.log('\n  npm start liga o portal.');
};
