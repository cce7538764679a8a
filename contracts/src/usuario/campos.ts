import * as z from 'zod/mini';
import { soDigitos, texto } from '../texto/campos';
import { bytes, caracteres, preenchido, regras, semProibidos } from '../texto/regras';
import { telefoneSchema } from '../texto/telefone';
import {
  ESTADOS,
  BAIRRO_MAXIMO,
  CIDADE_MAXIMO,
  ENDERECO_MAXIMO,
  NOME_MAXIMO,
  NOME_MINIMO,
  NUMERO_MAXIMO,
  SENHA_MAXIMA_BYTES,
  SENHA_MINIMA_BYTES,
  PESSOAS,
} from './limites';
import { MENSAGENS_DA_CONTA } from './mensagens';
import { isNomeReservado, nomeNormalizado } from './nome';

/** The account's name: 3 to 60 characters, and never the guest's (contrato 2, contrato 4). */
export const nomeSchema = texto(
  'o nome',
  NOME_MAXIMO,
  [
    (nome) => caracteres(nomeNormalizado(nome)) >= NOME_MINIMO,
    `Use pelo menos ${NOME_MINIMO} caracteres.`,
  ],
  [(nome) => !isNomeReservado(nome), MENSAGENS_DA_CONTA.nomeReservado],
);

/** A new password: 8 to 72 bytes of UTF-8, as typed (contrato 4). */
export const senhaSchema = z
  .string({ error: 'Informe a senha.' })
  .check(
    regras(
      preenchido('Informe a senha.'),
      [
        (senha) => senha.length <= SENHA_MAXIMA_BYTES && bytes(senha) <= SENHA_MAXIMA_BYTES,
        `Use no máximo ${SENHA_MAXIMA_BYTES} caracteres (letras com acento contam em dobro).`,
      ],
      [
        (senha) => bytes(senha) >= SENHA_MINIMA_BYTES,
        `A senha precisa de pelo menos ${SENHA_MINIMA_BYTES} caracteres.`,
      ],
      semProibidos,
    ),
  );

/** The kind of person; a classic form sends it as `pessoa[]`, a list of one (especificação 3). Its accents may come apart. */
export const pessoaSchema = z.pipe(
  z.pipe(
    z.custom<string | string[]>(),
    z.transform((valor): unknown => {
      const um: unknown = Array.isArray(valor) && valor.length === 1 ? valor[0] : valor;
      return typeof um === 'string' ? um.trim().normalize('NFC') : um;
    }),
  ),
  z.enum(PESSOAS, { error: 'Escolha pessoa Física ou Juridíca.' }),
);

const DOCUMENTO_INVALIDO = 'Informe um documento válido.';

/** A document without punctuation, in upper case. Whether it is valid depends on the person: `documentoDaPessoa`. */
export const documentoSchema = z.string({ error: 'Informe o documento.' }).check(
  z.overwrite((valor) => valor.replace(/[\s./-]/g, '')),
  regras(preenchido('Informe o documento.'), [
    (valor) => /^[0-9A-Za-z]{1,20}$/.test(valor),
    DOCUMENTO_INVALIDO,
  ]),
  z.toUpperCase(),
);

/** What both the sign-up and the profile ask for besides name, person and document. */
export const camposDeContato = {
  telefone: telefoneSchema,
  cep: soDigitos('o CEP', /^\d{8}$/, 'Informe um CEP de 8 números.'),
  endereco: texto('o endereço', ENDERECO_MAXIMO),
  numero: texto('o número', NUMERO_MAXIMO),
  cidade: texto('a cidade', CIDADE_MAXIMO),
  bairro: texto('o bairro', BAIRRO_MAXIMO),
  estado: z.pipe(
    z.string({ error: 'Escolha o estado.' }).check(z.trim(), z.toUpperCase()),
    z.enum(ESTADOS, { error: 'Escolha o estado.' }),
  ),
};
