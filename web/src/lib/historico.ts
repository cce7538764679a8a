const campos = (state: unknown): Record<string, unknown> =>
  typeof state === 'object' && state !== null ? { ...state } : {};

/** A text kept in a history entry, whatever another version of the portal left there; '' when it is not there. */
export const textoDoHistorico = (state: unknown, chave: string): string => {
  const valor = campos(state)[chave];
  return typeof valor === 'string' ? valor : '';
};

/** The same entry with some of its texts changed. */
export const comNoHistorico = (
  state: unknown,
  mudanca: Record<string, string>,
): Record<string, unknown> => ({ ...campos(state), ...mudanca });
