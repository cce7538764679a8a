import { RecusaDeExtrato } from './recusa-de-extrato';

const BOM_UTF16 = 0xfffe;
/** No statement has them: this is no text. */
// eslint-disable-next-line no-control-regex -- control characters are exactly what is refused
const BINARIO = /[\u0000-\u0008\u000e-\u001f]/;

const decodificar = (bytes: Uint8Array): string => {
  const [a = 0, b = 0] = bytes;
  if (a * 256 + b === BOM_UTF16) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

/**
 * The text of a statement. What it declares about its charset is not asked: banks declare one and write another. Bytes
 * that are UTF-8 are read as such, any others as Windows-1252, which holds Latin-1. Throws RecusaDeExtrato for what is no
 * text.
 */
export const textoDoExtrato = (bytes: Uint8Array): string => {
  const texto = decodificar(bytes);
  if (BINARIO.test(texto)) throw new RecusaDeExtrato('extratoIlegivel');
  return texto;
};
