/** An address as Node reads it, or null when it is none. Not `URL.canParse`: hot on Node 20 it answers false for accented hosts. */
export const lerUrl = (texto: string, base?: URL): URL | null => {
  try {
    return new URL(texto, base);
  } catch {
    return null;
  }
};
