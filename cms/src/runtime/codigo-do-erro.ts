/** The system's or the database's short name for a fault (`ENOENT`, `3D000`); '' for what has none. */
export const codigoDo = (erro: unknown): string =>
  erro instanceof Error && 'code' in erro ? String(erro.code) : '';
