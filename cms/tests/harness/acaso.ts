/** Chance that is the same each time: a linear congruential generator. */
export const novoAcaso = (semente: number) => {
  let estado = semente >>> 0;
  /** A whole number below this one. */
  const ate = (limite: number): number => {
    estado = (Math.imul(estado, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((estado / 2 ** 32) * limite);
  };
  return {
    ate,
    um<T>(de: readonly T[]): T {
      return de[ate(de.length)] as T; // below its length, and no list is empty
    },
  };
};
