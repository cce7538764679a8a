/** Words this browser kept under a key; null where storage is closed or empty. */
export const lerTexto = (chave: string): string | null => {
  try {
    return localStorage.getItem(chave);
  } catch {
    return null;
  }
};

/** Keeps words for the next visit; null forgets them. */
export const guardarTexto = (chave: string, texto: string | null): void => {
  try {
    if (texto === null) localStorage.removeItem(chave);
    else localStorage.setItem(chave, texto);
  } catch {
    // Full, or closed (private browsing): it then lasts as long as the page.
  }
};

/** A value this browser kept under a key; null where storage is closed, empty or holds something unreadable. */
export const lerGuardado = (chave: string): unknown => {
  try {
    return JSON.parse(lerTexto(chave) ?? 'null');
  } catch {
    return null;
  }
};

/** Keeps a value for the next visit; null forgets it. */
export const guardar = (chave: string, valor: unknown): void =>
  guardarTexto(chave, valor === null ? null : JSON.stringify(valor));
