/** What says at the start that a text is UTF-16, by the order of its bytes. */
const UTF16: ReadonlyMap<number, string> = new Map([
  [0xfffe, 'utf-16le'],
  [0xfeff, 'utf-16be'],
]);
/** No text has them. */
// eslint-disable-next-line no-control-regex -- control characters are exactly what is refused
const BINARIO = /[\u0000-\u0008\u000e-\u001f]/;

const textoDe = (bytes: Uint8Array): string => {
  const [a = 0, b = 0] = bytes;
  const utf16 = UTF16.get(a * 256 + b);
  if (utf16) return new TextDecoder(utf16).decode(bytes);
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
