import { CHAVE_PIX_MAXIMA } from '@portal/contracts/anuncio/limites';
import { emailSchema } from '@portal/contracts/texto/email';
import { cnpj, cpf } from 'cpf-cnpj-validator';

/** What a static Pix charge says. `valor` in BRL, `identificador` letters and digits only. */
export interface CobrancaPix {
  chave: string;
  favorecido: string;
  cidade: string;
  valor: number;
  identificador: string;
}

/** One EMV field: two-digit id, two-digit length, value. */
const campo = (id: string, valor: string): string =>
  `${id}${String(valor.length).padStart(2, '0')}${valor}`;

/** Plain ASCII of at most so many characters: what every bank's reader takes. */
const ascii = (texto: string, maximo: number): string =>
  texto
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maximo)
    .trim();

const ALEATORIA = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const TELEFONE = /^[1-9]\d(9\d{8}|[2-5]\d{7})$/;

/**
 * A Pix key as banks keep it, however staff typed it: no bank finds `11.222.333/0001-81` or `(11) 98765-4321`. Eleven
 * digits alone are a CPF where they can be one; a telephone's belong into parentheses then, or behind +55.
 */
export const chavePix = (escrita: string): string => {
  const chave = escrita.trim();
  if (chave.includes('@') || ALEATORIA.test(chave)) return chave.toLowerCase();
  const junta = chave.replace(/[\s().\-/]/g, '').toUpperCase();
  if (/^\+\d{8,15}$/.test(junta) || /^[\dA-Z]{12}\d{2}$/.test(junta)) return junta;
  if (/^\d{11}$/.test(junta) && !chave.startsWith('(') && cpf.isValid(junta)) return junta;
  if (TELEFONE.test(junta)) return `+55${junta}`;
  return junta.startsWith('55') && TELEFONE.test(junta.slice(2)) ? `+${junta}` : chave;
};

/** Whether a Pix key is one: a CPF or CNPJ, an e-mail, a Brazilian telephone, or a random key. */
export const isChavePix = (escrita: string): boolean => {
  const chave = chavePix(escrita);
  if (chave.includes('@'))
    return chave.length <= CHAVE_PIX_MAXIMA && emailSchema.safeParse(chave).success;
  if (chave.startsWith('+')) return chave.startsWith('+55') && TELEFONE.test(chave.slice(3));
  if (/^\d{11}$/.test(chave)) return cpf.isValid(chave);
  return ALEATORIA.test(chave) || (/^[\dA-Z]{14}$/.test(chave) && cnpj.isValid(chave));
};

/** CRC-16/CCITT-FALSE, four upper-case hexadecimal digits. */
export const crc16 = (texto: string): string => {
  let crc = 0xffff;
  for (const byte of Buffer.from(texto, 'ascii')) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
};

/** The 'Pix copia e cola' of a static BR Code with the exact amount and the ad's identifier as txid (contrato 5). */
export const brCode = (cobranca: CobrancaPix): string => {
  const conta = campo('00', 'br.gov.bcb.pix') + campo('01', chavePix(cobranca.chave));
  const semCrc = [
    campo('00', '01'),
    campo('26', conta),
    campo('52', '0000'),
    campo('53', '986'),
    campo('54', cobranca.valor.toFixed(2)),
    campo('58', 'BR'),
    campo('59', ascii(cobranca.favorecido, 25)),
    campo('60', ascii(cobranca.cidade, 15) || 'BRASIL'),
    campo('62', campo('05', cobranca.identificador)),
    '6304',
  ].join('');
  return semCrc + crc16(semCrc);
};

/** What tells an ad's payment apart: letters and digits only, as a txid must be. */
export const identificadorDe = (id: number): string => `ANUNCIO${id}`;
