/** Address that calls a number as staff typed it; a national number gets the country code. Null when it has no digits to call. */
export const linkDeTelefone = (digitado: string): string | null => {
  const digitos = digitado.replace(/\D/g, '');
  if (digitado.trim().startsWith('+')) return digitos === '' ? null : `tel:+${digitos}`;
  if (/^\d{10,11}$/.test(digitos)) return `tel:+55${digitos}`;
  return digitos.length < 3 ? null : `tel:${digitos}`;
};
