import { Linter } from 'eslint';
import { expect, it } from 'vitest';
import { transactions } from './transactions.mjs';

const RULE = {
  files: ['**/*.{js,ts}'],
  plugins: { portal: transactions },
  rules: { 'portal/one-transaction': 'error' },
};

const messages = (code, filename = 'cms-extensions/src/pesquisa/votacao.js') =>
  new Linter().verify(code, [RULE], { filename }).map(({ message }) => message);

it.each([
  'strapi.db.transaction(work);',
  "strapi['db']['transaction'](work);",
  'const trx = await outro.strapi.db.transaction();',
  'strapi.db.connection.transaction(work);',
  'const { db } = strapi; db.transaction(work);',
  'const comecar = strapi.db.transaction;',
])('%s é recusado, com o que usar no lugar', (code) => {
  expect(messages(code)).toEqual([expect.stringContaining('database/transaction')]);
});

it.each(['transaction(strapi, work);', 'database.transaction(work);', 'indexedDb.transaction;'])(
  '%s passa',
  (code) => {
    expect(messages(code)).toEqual([]);
  },
);

it('o arquivo que a faz pode', () => {
  const file = 'cms-extensions/src/database/transaction.js';
  expect(messages('strapi.db.transaction(work);', file)).toHaveLength(1);
  expect(messages('strapi.db.transaction(work);', file.replace('.js', '.ts'))).toEqual([]);
});
