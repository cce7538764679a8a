// Every transaction begins in cms-extensions/src/database/transaction.ts, which knows whether the database kept it.
const HOME = /cms-extensions[\\/]src[\\/]database[\\/]transaction\.ts$/;

const nameOf = ({ property, computed }) => (computed ? property.value : property.name);

/** `strapi.db` and `strapi.db.connection`, whatever `strapi` is called; a portal's own knex is called `knex`. */
const isDatabase = (node) =>
  node.type === 'Identifier'
    ? ['db', 'knex'].includes(node.name)
    : node.type === 'MemberExpression' && ['db', 'connection'].includes(nameOf(node));

export const transactions = {
  rules: {
    'one-transaction': {
      create: (context) =>
        HOME.test(context.filename)
          ? {}
          : {
              MemberExpression(node) {
                if (nameOf(node) !== 'transaction' || !isDatabase(node.object)) return;
                context.report({
                  node,
                  message:
                    'Use transaction(strapi, work) of cms-extensions/database/transaction: it resolves once the database kept the work, and does it again after a deadlock.',
                });
              },
            },
    },
  },
};
