import { decodificar } from '../texto/decodificar';
import { RecusaDeExtrato } from './recusa-de-extrato';

/** The text of a statement. Throws RecusaDeExtrato for what is no text. */
export const textoDoExtrato = (bytes: Uint8Array): string => {
  const texto = decodificar(bytes);
  if (texto === null) throw new RecusaDeExtrato('extratoIlegivel');
  return texto;
};
