/**
 * What the database looks like, version by version: a digest of the content types, oldest first. The number of the last
 * one is written into the database, and an older program refuses to start on it. `esquema.test.ts` says what to add
 * when they change; a line that a release carried is never changed.
 */
const RESUMOS = [
  '48ba45958398df2c',
  'c062b0662a8d20aa',
  '51e439d6dd5fd423',
  'bee9bb59c2b15862',
  '709a6e8b3f322468',
  'f241435566b3ae3b',
  '3b7cf7152bc10903',
];

/** Digest of the content types this program was written for. */
export const RESUMO_DO_ESQUEMA = RESUMOS.at(-1);
/** Number of the structure this program makes, which only grows. */
export const VERSAO_DO_ESQUEMA = RESUMOS.length;
