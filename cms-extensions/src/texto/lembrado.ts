/** Memo: what is made of an object is made once, for as long as somebody has the object. */
export const lembrado = <T extends object, R>(fazer: (item: T) => R): ((item: T) => R) => {
  const feitos = new WeakMap<T, { feito: R }>();
  return (item) => {
    const antes = feitos.get(item);
    if (antes) return antes.feito;
    const feito = fazer(item);
    feitos.set(item, { feito });
    return feito;
  };
};
