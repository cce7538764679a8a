import * as z from 'zod/mini';
import { camposDeContato, documentoSchema, nomeSchema, pessoaSchema } from './campos';
import { documentoDaPessoa, type DocumentoValido } from './documento';

const campos = z.object({
  usuario: nomeSchema,
  pessoa: pessoaSchema,
  documento: documentoSchema,
  ...camposDeContato,
});

/** The profile form, POST /api/usuario/update (contrato 4). The e-mail is read-only. */
export const criarPerfilSchema = (documentoValido: DocumentoValido) =>
  campos.check(documentoDaPessoa(documentoValido));
export type Perfil = z.output<ReturnType<typeof criarPerfilSchema>>;

/**
 * What a client may send to change some fields only. The rule that binds document and person is then the server's: the
 * missing one of the two is the stored one. The name may come as the sign-up calls it.
 */
export const perfilParcialSchema = z.partial(z.extend(campos, { nome: nomeSchema }));
export type PerfilParcial = z.output<typeof perfilParcialSchema>;

/** Answer of GET /api/usuario/meusDados (contrato 4). An account made by staff may lack fields: they come as ''. */
export const meusDadosSchema = z.object({
  id_usuario: z.int(),
  usuario: z.string(),
  pessoa: z.string(),
  documento: z.string(),
  email: z.string(),
  telefone: z.string(),
  cep: z.string(),
  endereco: z.string(),
  numero: z.string(),
  cidade: z.string(),
  bairro: z.string(),
  estado: z.string(),
  /** Whether the account proved, by a link sent there, that the e-mail is its own. */
  email_confirmado: z.boolean(),
  /** Whether it is invited to do so: accounts from before the portal asked are not. */
  convidar_a_confirmar: z.boolean(),
});
export type MeusDados = z.infer<typeof meusDadosSchema>;
