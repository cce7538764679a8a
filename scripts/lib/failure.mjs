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

const WORDS = {
  EACCES: (path) =>
    `Sem permissão para escrever em ${path}. Confira o dono da pasta e tente de novo.`,
  EPERM: (path) =>
    `Sem permissão para escrever em ${path}. Confira o dono da pasta e tente de novo.`,
  EROFS: (path) => `Não se pode escrever em ${path}: a pasta é somente leitura.`,
  ENOSPC: () => 'Não há mais espaço em disco. Libere espaço e tente de novo.',
};

/** The one line a fault is told with; null when it is a defect of ours. */
export const wordsFor = (error) => {
  if (error instanceof Failure || error?.name === 'ErroDeInicio') return error.message;
  const words = WORDS[error?.code];
  return words ? words(error.path ?? 'uma pasta do portal') : null;
};
