/** The pattern of `like ? escape '\'` for what has this text somewhere. */
export const parecidoCom = (texto: string): string => `%${texto.replace(/[\\%_]/g, '\\$&')}%`;
