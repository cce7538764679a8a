/** What backup and restore use of it; the package brings no types. */
declare module 'better-sqlite3' {
  export default class Database {
    constructor(
      file: string,
      options?: { timeout?: number; fileMustExist?: boolean; readonly?: boolean },
    );
    prepare(sql: string): { run(...values: (string | number)[]): unknown };
    pragma(command: string, options?: { simple?: boolean }): unknown;
    close(): void;
  }
}
