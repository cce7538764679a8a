type Como = 'connect' | 'disconnect';

const isObjeto = (valor: unknown): valor is Record<string, unknown> =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor);

const documentoDe = (valor: unknown): string[] => {
  const id = isObjeto(valor) ? valor['documentId'] : valor;
  return typeof id === 'string' ? [id] : [];
};

const numeroDe = (valor: unknown): number[] => {
  const id = isObjeto(valor) && valor['documentId'] === undefined ? valor['id'] : valor;
  return typeof id === 'number' ? [id] : [];
};

const ditosEm = (relacao: unknown, como: Como): unknown[] => {
  if (!isObjeto(relacao)) return como === 'connect' ? [relacao].flat() : [];
  const ditos = como === 'connect' ? (relacao['connect'] ?? relacao['set']) : relacao['disconnect'];
  return [ditos ?? []].flat();
};

/** What a write links an entry to, or unlinks it from, by public id; `set` and a plain list link. */
export const documentosEm = (relacao: unknown, como: Como): string[] =>
  ditosEm(relacao, como).flatMap(documentoDe);

/** The same of what it names by the number of a row alone, as a script may. */
export const numerosEm = (relacao: unknown, como: Como): number[] =>
  ditosEm(relacao, como).flatMap(numeroDe);
