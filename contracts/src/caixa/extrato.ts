import * as z from 'zod/mini';
import { STATUS } from '../anuncio/status';

/** Largest statement, in bytes (contrato 10). */
export const EXTRATO_MAXIMO_BYTES = 5 * 1024 * 1024;
/** Most lines of a statement. */
export const LANCAMENTOS_MAXIMOS = 50_000;
/** Most ads offered for a credit. */
export const CANDIDATOS_MAXIMOS = 3;
/** Days an ad may wait for its money: what was bought longer before a credit is offered by its identifier only. */
export const ESPERA_MAXIMA_DIAS = 180;

/** Why a credit may be an ad's, the best reason first. */
export const MOTIVOS = ['identificador', 'valor', 'nome', 'data'] as const;
export type Motivo = (typeof MOTIVOS)[number];

/** `recusado`: it was decided on and put back to 0, so that money alone approves nothing. */
const candidatoSchema = z.object({
  id: z.int(),
  titulo: z.string(),
  usuario: z.string(),
  valor: z.number(),
  status: z.literal(STATUS),
  recusado: z.boolean(),
  motivos: z.array(z.enum(MOTIVOS)),
});
export type Candidato = z.infer<typeof candidatoSchema>;

/** A credit of a statement. `registrado`: the ad it is recorded for already; such a credit has no candidates. */
export const creditoSchema = z.object({
  data: z.string(),
  valor: z.number(),
  descricao: z.string(),
  transacao: z.string(),
  registrado: z.nullable(z.int()),
  candidatos: z.array(candidatoSchema),
});
export type Credito = z.infer<typeof creditoSchema>;

/** POST /api/administracao/extrato: the credits of a statement, each with the ads it may pay, best first. */
export const extratoSchema = z.object({ linhas: z.array(creditoSchema) });
export type Extrato = z.infer<typeof extratoSchema>;
