/** What the tests use of it; the package brings no types. */
declare module 'better-sqlite3' {
  export default class Database {
    constructor(file: string, options?: { timeout?: number });
    prepare(sql: string): { run(...values: (string | number)[]): unknown };
    close(): void;
  }
}
