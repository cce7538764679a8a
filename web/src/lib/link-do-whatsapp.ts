/**
 * The chat link of a number with or without the country code. Area code 55 exists, so the length decides:
 * 10 or 11 digits are a national number, 12 or 13 that begin with 55 already carry the country.
 */
export const linkDoWhatsapp = (digitado: string): string | null => {
  const digitos = digitado.replace(/\D/g, '').replace(/^0+/, '');
  if (/^\d{10,11}$/.test(digitos)) return `https://wa.me/55${digitos}`;
  if (/^55\d{10,11}$/.test(digitos)) return `https://wa.me/${digitos}`;
  return null;
};
