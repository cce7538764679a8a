import type { Pessoa } from './limites';

/** Masks of the forms: `_` stands for one character (especificação 2.9, the telephone: especificação 5). */
export const MASCARA_DOCUMENTO: Readonly<Record<Pessoa, string>> = {
  Física: '___.___.___-__',
  Juridíca: '__.___.___/____-__',
};
export const MASCARA_TELEFONE = '(__) _____-____';
export const MASCARA_TELEFONE_FIXO = '(__) ____-____';
export const MASCARA_CEP = '_____-___';

/** What may stand in a place of each document's mask: since July 2026 a CNPJ has letters too (contrato 4). */
export const LUGAR_DO_DOCUMENTO: Readonly<Record<Pessoa, RegExp>> = {
  Física: /\d/,
  Juridíca: /[0-9A-Za-z]/,
};

/** Puts a value into a mask as far as it goes: `comMascara('01001000', MASCARA_CEP) === '01001-000'`. */
const comMascara = (valor: string, mascara: string): string => {
  const letras = Array.from(valor);
  let texto = '';
  for (const lugar of mascara) {
    if (letras.length === 0) break;
    texto += lugar === '_' ? (letras.shift() ?? '') : lugar;
  }
  return texto;
};

/** A telephone of 10 or 11 digits as people read it. */
export const telefoneFormatado = (telefone: string): string =>
  comMascara(telefone, telefone.length > 10 ? MASCARA_TELEFONE : MASCARA_TELEFONE_FIXO);

/** A stored document as people read it: a CPF has 11 characters, a CNPJ 14. */
export const documentoFormatado = (documento: string): string =>
  comMascara(documento, MASCARA_DOCUMENTO[documento.length > 11 ? 'Juridíca' : 'Física']);

/** A stored CEP as people read it. */
export const cepFormatado = (cep: string): string => comMascara(cep, MASCARA_CEP);
