/** Fisher–Yates: the same things in an order of chance. */
export const embaralhar = <T>(
  itens: readonly T[],
  sorteio: () => number = Math.random,
): readonly T[] => {
  const misturados = [...itens];
  for (let i = misturados.length - 1; i > 0; i -= 1) {
    const j = Math.floor(sorteio() * (i + 1));
    // Both are indices of the array.
    [misturados[i], misturados[j]] = [misturados[j] as T, misturados[i] as T];
  }
  return misturados;
};
