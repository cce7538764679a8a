/** Code of an error, the system's or the database's (`ENOENT`, `3D000`); '' when it has none. */
export const codigoDo = (erro: unknown): string =>
  erro instanceof Error && 'code' in erro ? String(erro.code) : '';
