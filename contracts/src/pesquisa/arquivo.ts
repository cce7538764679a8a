/** What a file about an edition of a survey is called. */
export const arquivoDa = (
  { numero, edicao }: { numero: number; edicao: number },
  nome: string,
  extensao: string,
): string =>
  edicao === 1 ? `${nome}-${numero}.${extensao}` : `${nome}-${numero}-edicao-${edicao}.${extensao}`;
