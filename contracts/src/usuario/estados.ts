/** The 27 codes a state may have (contrato 4). */
export const ESTADOS = [
  ...['AC', 'AL', 'AP', 'AM', 'BA', 'CE', 'DF', 'ES', 'GO', 'MA', 'MT', 'MS', 'MG', 'PA'],
  ...['PB', 'PR', 'PE', 'PI', 'RJ', 'RN', 'RS', 'RO', 'RR', 'SC', 'SP', 'SE', 'TO'],
] as const;
export type Estado = (typeof ESTADOS)[number];
