import * as z from 'zod/mini';
import { soDigitos } from './campos';
import { nada, regras } from './regras';

export const TELEFONE_INVALIDO = 'Informe um telefone com DDD, de 10 ou 11 números.';

/** A telephone's digits, area code and number. */
export const telefoneSchema = soDigitos('o telefone', /^\d{10,11}$/, TELEFONE_INVALIDO);

/** A telephone, or nothing. */
export const telefoneLivreSchema = z.union([nada, telefoneSchema], {
  error: TELEFONE_INVALIDO,
});

/** A WhatsApp number with the country code, or nothing (especificação 3, rede_social_4). */
export const whatsappSchema = z.string({ error: 'Informe um número com DDD.' }).check(
  z.overwrite((valor) =>
    // Only what people write between digits goes: other text is no number, and is told so.
    valor.replace(/[\s+\-().]/g, '').replace(/^\d{10,11}$/, '55$&'),
  ),
  regras([
    (valor) => valor === '' || /^55\d{10,11}$/.test(valor),
    'Informe um número com DDD, de 10 ou 11 números.',
  ]),
);
