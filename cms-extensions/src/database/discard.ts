/** Mark by which knex's pool throws a connection away. */
interface Disposable {
  __knex__disposed?: unknown;
}

/** Has the pool throw a connection away once it is given back. */
export const discard = (connection: object & Disposable, why: unknown): void => {
  connection.__knex__disposed = why;
};
