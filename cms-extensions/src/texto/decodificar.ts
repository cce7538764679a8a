const BOM_UTF16 = 0xfffe;
/** No text has them. */
// eslint-disable-next-line no-control-regex -- control characters are exactly what is refused
const BINARIO = /[\u0000-\u0008\u000e-\u001f]/;

const textoDe = (bytes: Uint8Array): string => {
  const [a = 0, b = 0] = bytes;
  if (a * 256 + b === BOM_UTF16) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

/**
 * The text of a file somebody else's program wrote, or null for what is none. What it declares about its charset is not
 * asked: programs declare one and write another. Bytes that are UTF-8 are read as such, any others as Windows-1252, which
 * holds Latin-1.
 */
export const decodificar = (bytes: Uint8Array): string | null => {
  const texto = textoDe(bytes);
  return BINARIO.test(texto) ? null : texto;
};
