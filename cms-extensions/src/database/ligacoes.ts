type Como = 'connect' | 'disconnect';

const isObjeto = (valor: unknown): valor is Record<string, unknown> =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor);

const documentoDe = (valor: unknown): string[] => {
  const id = isObjeto(valor) ? valor['documentId'] : valor;
  return typeof id === 'string' ? [id] : [];
};

/** What a write links an entry to, or unlinks it from, by public id; `set` and a plain list link. */
export const documentosEm = (relacao: unknown, como: Como): string[] => {
  if (!isObjeto(relacao)) return como === 'connect' ? [relacao].flat().flatMap(documentoDe) : [];
  const ditos = como === 'connect' ? (relacao['connect'] ?? relacao['set']) : relacao['disconnect'];
  return [ditos ?? []].flat().flatMap(documentoDe);
};
