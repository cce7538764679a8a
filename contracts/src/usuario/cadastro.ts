import * as z from 'zod/mini';
import { emailSchema } from '../texto/email';
import { camposDeContato, documentoSchema, nomeSchema, pessoaSchema, senhaSchema } from './campos';
import { documentoDaPessoa, type DocumentoValido } from './documento';

/**
 * The sign-up form, POST /usuario/save (contrato 4): the same on the page and on the server. Unknown fields are
 * dropped.
 */
export const criarCadastroSchema = (documentoValido: DocumentoValido) =>
  z
    .object({
      nome: nomeSchema,
      pessoa: pessoaSchema,
      documento: documentoSchema,
      email: emailSchema,
      ...camposDeContato,
      senha: senhaSchema,
    })
    .check(documentoDaPessoa(documentoValido));

/** What the form holds while it is filled in. */
export type CadastroDigitado = z.input<ReturnType<typeof criarCadastroSchema>>;
/** What the server keeps. */
export type Cadastro = z.output<ReturnType<typeof criarCadastroSchema>>;
