import { randomUUID } from 'node:crypto';

/** Name of a portal that stands both in its database and in its folder of data. */
export const novoId = (): string => randomUUID();

export const isId = (valor: unknown): valor is string =>
  typeof valor === 'string' && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(valor);
