/** Mail services known to deliver `a.b+x@` and `ab@` into one and the same inbox. Elsewhere a dot or a plus may be another person. */
const SEM_PONTOS = new Set(['gmail.com', 'googlemail.com']);

/**
 * The form in which a voter's e-mail is compared: two that reach one inbox are one (contrato 6). Takes a valid address.
 */
export const emailNormalizado = (email: string): string => {
  const inteiro = email.trim().normalize('NFC').toLowerCase();
  const arroba = inteiro.lastIndexOf('@');
  const [caixa, dominio] = [inteiro.slice(0, arroba), inteiro.slice(arroba + 1)];
  if (!SEM_PONTOS.has(dominio)) return inteiro;
  return `${caixa.replace(/\+.*/, '').replaceAll('.', '')}@gmail.com`;
};

/**
 * The digits of a Brazilian telephone, area code and number, however it was written: any mask, +55 or 0055 before it, the
 * 0 of a trunk call, a mobile without the 9 that all of them have had before it since 2016 (contrato 6). What is no
 * telephone comes back as its digits.
 */
export const telefoneNormalizado = (telefone: string): string => {
  const digitos = telefone.replace(/\D/g, '');
  const nacional = /^(?:00)?55(\d{10,12})$/.exec(digitos)?.[1] ?? digitos;
  return nacional.replace(/^0+/, '').replace(/^(\d{2})([6-9]\d{7})$/, '$19$2');
};

/** How a mobile was compared before its 9 was put in, for votes of then; null for another telephone. Takes a normalised one. */
export const telefoneSemNove = (telefone: string): string | null =>
  /^\d{2}9[6-9]\d{7}$/.test(telefone) ? telefone.slice(0, 2) + telefone.slice(3) : null;
