/** What is adapted of it; knex types its dialects no further. */
declare module 'knex/lib/dialects/better-sqlite3' {
  export default class Dialeto {
    _driver: () => unknown;
    _query: (this: Dialeto, conexao: unknown, consulta: unknown) => Promise<unknown>;
  }
}
