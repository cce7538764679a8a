import { currentRequest } from '@portal/cms-extensions/http/observed-response';
import { redigir, redigirTexto } from './redacao';

/** What the logger is given: a message and what goes with it, or an error as it was thrown. */
export interface Linha {
  level: string;
  message: unknown;
  stack?: unknown;
  cause?: unknown;
  [campo: string]: unknown;
}

/**
 * What drivers hang on an error: the values of the row that was refused, the statement once more, and numbers of their own.
 */
const DOS_DRIVERS = new Set([
  ...['detail', 'where', 'internalQuery', 'internalPosition', 'query', 'sql', 'bindings'],
  ...['parameters', 'length', 'position', 'file', 'line', 'routine', 'dataType'],
]);

const proprios = (linha: Linha): object =>
  Object.fromEntries(
    Object.entries(linha).filter(
      ([campo]) =>
        !['level', 'message', 'stack', 'cause'].includes(campo) && !DOS_DRIVERS.has(campo),
    ),
  );

/** Where winston keeps what goes with a message. */
const JUNTO = Symbol.for('splat');

/**
 * Winston takes a `%c` or `%s` in a message for a place to fill, also in somebody's address (`/r%c3%a1dio`), and leaves out what
 * goes with it.
 */
const comTudo = (linha: Linha & { [JUNTO]?: unknown }): Linha => {
  const [junto] = Array.isArray(linha[JUNTO]) ? (linha[JUNTO] as unknown[]) : [];
  if (typeof junto !== 'object' || junto === null || Array.isArray(junto)) return linha;
  return { ...junto, ...(junto instanceof Error && { stack: junto.stack }), ...linha };
};

/** One line of the log as JSON: with the name and route of the request it is about, and the stack of an error. */
export const linhaEmJson = (dada: Linha): string => {
  const linha = comTudo(dada);
  const { level, message, stack, cause } = linha;
  return JSON.stringify({
    hora: new Date().toISOString(),
    nivel: level,
    msg: redigir(message),
    ...(redigir(proprios(linha)) as object), // an object stays an object
    ...currentRequest(),
    ...(typeof stack === 'string' && { pilha: redigirTexto(stack) }),
    ...(cause instanceof Error && { causa: redigir(cause) }),
  });
};

/** The same for whoever reads along while developing. */
export const linhaParaPessoas = ({ level, message, stack }: Linha): string => {
  const texto = typeof stack === 'string' ? stack : message;
  const limpo = typeof texto === 'string' ? redigirTexto(texto) : JSON.stringify(redigir(texto));
  return `${new Date().toISOString().slice(11, 19)} ${level} ${limpo}`;
};
