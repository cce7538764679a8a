/**
 * An expected failure with a message for the person at the keyboard: one Portuguese line, and what a tool said, if it
 * helps.
 */
export class Failure extends Error {
  constructor(message, details = '') {
    super(message);
    this.name = 'Failure';
    this.details = details;
  }
}

const noSpace = () => 'Não há mais espaço em disco. Libere espaço e tente de novo.';
const cannotUse = () =>
  'Não foi possível usar o banco SQLite. Confira o dono e as permissões dos arquivos, e o disco.';

const WORDS = {
  EACCES: (path) =>
    `Sem permissão para escrever em ${path}. Confira o dono da pasta e tente de novo.`,
  EPERM: (path) =>
    `Sem permissão para escrever em ${path}. Confira o dono da pasta e tente de novo.`,
  EROFS: (path) => `Não se pode escrever em ${path}: a pasta é somente leitura.`,
  ENOSPC: noSpace,
  SQLITE_FULL: noSpace,
  // An ENOTDIR, or what `mkdir -p` says of a file in its way.
  ENOTDIR: (path) => `${path} não é uma pasta.`,
  EEXIST: (path) => `${path} já existe, e não é uma pasta.`,
  SQLITE_CANTOPEN: cannotUse,
  SQLITE_READONLY: cannotUse,
  SQLITE_IOERR: cannotUse,
};

/** What `mkdir -p` says of a disk that is for reading only: ENOENT, of the folder it did not make. */
const codeOf = ({ code, syscall }) => (code === 'ENOENT' && syscall === 'mkdir' ? 'EROFS' : code);

/** The one line a fault is told with; null when it is a defect of ours. */
export const wordsFor = (error) => {
  if (error instanceof Failure || error?.name === 'ErroDeInicio') return error.message;
  const words = WORDS[codeOf(error ?? {})];
  return words ? words(error.path ?? 'uma pasta do portal') : null;
};
