import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { link, linkLivre, livre, numeroDe, soDigitos, texto } from './campos';
import { emailLivreSchema, emailSchema } from './email';
import { bytes } from './regras';
import { telefoneLivreSchema, telefoneSchema, whatsappSchema } from './telefone';

const lido = (schema: z.ZodMiniType, valor: unknown): unknown => {
  const { success, data, error } = schema.safeParse(valor);
  return success ? data : error.issues.map(({ message }) => message);
};

const NOME = texto('o nome', 5);
const LIVRE = livre(5);
const LINK = link('o link');
const [LINK_RUIM] = ['Informe um endereço que comece com http:// ou https://.'];
const TELEFONE_RUIM = 'Informe um telefone com DDD, de 10 ou 11 números.';
const WHATSAPP_RUIM = 'Informe um número com DDD, de 10 ou 11 números.';

describe('o que um campo guarda', () => {
  it.each<[string, z.ZodMiniType, unknown, unknown]>([
    ['texto', NOME, ' Ana ', 'Ana'],
    ['texto', NOME, 'A\u0301', 'Á'],
    ['texto', NOME, '12345', '12345'],
    ['texto', NOME, '\u2800a', '\u2800a'],
    ['texto livre', LIVRE, ' A\u0301 ', 'Á'],
    ['texto livre', LIVRE, '', ''],
    ['texto livre', LIVRE, '12345', '12345'],
    ['dígitos', soDigitos('o número', /^\d+$/, 'não'), '(1) 2.3-4+5', '12345'],
    ['opção', numeroDe([1, 3], 'não'), '3', 3],
    ['link', LINK, ' HTTPS://a.b/HTTP:x ', 'https://a.b/HTTP:x'],
    ['link', LINK, 'HTTP://a.b', 'http://a.b'],
    ['link livre', linkLivre, '', ''],
    ['e-mail', emailSchema, ' Ana@Exemplo.Test ', 'ana@exemplo.test'],
    ['e-mail livre', emailLivreSchema, '', ''],
    ['e-mail livre', emailLivreSchema, ' \u00a0', ''],
    ['telefone', telefoneSchema, '(11) 3333-4444', '1133334444'],
    ['telefone livre', telefoneLivreSchema, '', ''],
    ['telefone livre', telefoneLivreSchema, ' \t', ''],
    ['WhatsApp', whatsappSchema, '(11) 98765-4321', '5511987654321'],
    ['WhatsApp', whatsappSchema, '+55 11 98765-4321', '5511987654321'],
    ['WhatsApp', whatsappSchema, '1133334444', '551133334444'],
    ['WhatsApp', whatsappSchema, '', ''],
  ])('%s: %# %j', (_, schema, valor, guardado) => {
    expect(lido(schema, valor)).toBe(guardado);
  });
});

describe('o que um campo recusa', () => {
  it.each<[string, z.ZodMiniType, unknown, string]>([
    ['texto', NOME, 7, 'Informe o nome.'],
    ['texto', NOME, '  ', 'Informe o nome.'],
    ['texto', NOME, '\u200b', 'Informe o nome.'],
    ['texto', NOME, '\u2800 \u3164\u00ad', 'Informe o nome.'],
    ['texto', NOME, '123456', 'Use no máximo 5 caracteres.'],
    ['texto livre', LIVRE, 7, 'Confira este campo.'],
    ['texto livre', LIVRE, '123456', 'Use no máximo 5 caracteres.'],
    [
      'texto livre',
      LIVRE,
      '😀😀😀',
      'Use no máximo 5 caracteres. Alguns símbolos contam como dois.',
    ],
    ['texto livre', LIVRE, 'a\u0000', 'Há caracteres que não podem ser usados aqui.'],
    ['dígitos', soDigitos('o número', /^\d+$/, 'não'), 7, 'Informe o número.'],
    ['dígitos', soDigitos('o número', /^\d+$/, 'não'), ' - ', 'Informe o número.'],
    ['dígitos', soDigitos('o número', /^\d+$/, 'não'), '1a', 'não'],
    ['opção', numeroDe([1, 3], 'não'), '2', 'não'],
    ['link', LINK, 7, 'Informe o link.'],
    ['link', LINK, ' ', 'Informe o link.'],
    ['link', LINK, 'x https://a.b', LINK_RUIM],
    ['link livre', linkLivre, 7, LINK_RUIM],
    ['link livre', linkLivre, 'ftp://a.b', LINK_RUIM],
    ['e-mail', emailSchema, 7, 'Informe o e-mail.'],
    ['e-mail', emailSchema, ' ', 'Informe o e-mail.'],
    ['e-mail livre', emailLivreSchema, 'x', 'Informe um e-mail válido.'],
    ['e-mail livre', emailLivreSchema, 7, 'Informe um e-mail válido.'],
    ['telefone livre', telefoneLivreSchema, '123', TELEFONE_RUIM],
    ['telefone livre', telefoneLivreSchema, 7, TELEFONE_RUIM],
    ['WhatsApp', whatsappSchema, 7, 'Informe um número com DDD.'],
    ['WhatsApp', whatsappSchema, '123', WHATSAPP_RUIM],
    ['WhatsApp', whatsappSchema, '119876543210987', WHATSAPP_RUIM],
    ['WhatsApp', whatsappSchema, 'x5511987654321', WHATSAPP_RUIM],
    ['WhatsApp', whatsappSchema, '5511987654321x', WHATSAPP_RUIM],
    ['WhatsApp', whatsappSchema, '1198765432a', WHATSAPP_RUIM],
  ])('%s: %# %j', (_, schema, valor, mensagem) => {
    expect(lido(schema, valor)).toEqual([mensagem]);
  });
});

it('um e-mail tem até 254 letras', () => {
  const comLetras = (quantas: number) => `${'a'.repeat(quantas - '@x.test'.length)}@x.test`;
  expect(lido(emailSchema, comLetras(254))).toBe(comLetras(254));
  expect(lido(emailSchema, comLetras(255))).toEqual(['Informe um e-mail válido.']);
});

it.each(['', 'a', '\u007f', '\u0080', 'é', '\u07ff', '\u0800', '€', '\uffff', '𐀀', '😀é€a'])(
  '%j tem tantos bytes quantos o UTF-8 lhe dá',
  (escrito) => {
    expect(bytes(escrito)).toBe(encodeURIComponent(escrito).replace(/%../g, '.').length);
  },
);
