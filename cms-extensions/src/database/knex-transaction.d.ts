/** What is used of knex's own transaction, which knex types nowhere. */
declare module 'knex/lib/execution/transaction' {
  interface Client {
    /** Set on the client of a transaction: what runs inside it is a savepoint. */
    transacting?: boolean;
    query(connection: object, sql: string): Promise<{ response?: unknown }>;
  }
  class Transaction {
    readonly client: Client;
    readonly trxClient: Client;
    readonly doNotRejectOnRollback: boolean;
    _completed: boolean;
    _resolver(value: unknown): void;
    _rejecter(error: unknown): void;
    isCompleted(): boolean;
    query(connection: object, sql: string, status?: 1 | 2, value?: unknown): Promise<unknown>;
  }
  export = Transaction;
}
