/** What this browser kept under a key; null where storage is closed, empty or holds something unreadable. */
export const lerGuardado = (chave: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(chave) ?? 'null');
  } catch {
    return null;
  }
};

/** Keeps a value for the next visit; null forgets it. */
export const guardar = (chave: string, valor: unknown): void => {
  try {
    if (valor === null) localStorage.removeItem(chave);
    else localStorage.setItem(chave, JSON.stringify(valor));
  } catch {
    // Private browsing may refuse: it then lasts as long as the page.
  }
};
