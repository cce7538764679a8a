import * as z from 'zod/mini';

const MARCADO: readonly unknown[] = [true, 'true', 'on', '1'];
const DESMARCADO: readonly unknown[] = [false, 'false', '', '0'];

const marcavel = z.pipe(
  z.custom((valor) => MARCADO.includes(valor) || DESMARCADO.includes(valor), 'Escolha sim ou não'),
  z.transform((valor) => MARCADO.includes(valor)),
);

/** POST /api/usuario/avisos: the choices a body names; the others stay. */
export const escolherAvisosSchema = z.object({
  resumo_semanal: z.optional(marcavel),
  resumo_diario: z.optional(marcavel),
});
export type EscolherAvisos = z.infer<typeof escolherAvisosSchema>;

/**
 * GET /api/usuario/avisos: which mails an account gets besides those about what it did. `resumo_semanal`: the figures of
 * its ads each Monday. `resumo_diario`: of an administrator, one mail a day instead of one for each ad that waits.
 */
export const avisosSchema = z.object({ resumo_semanal: z.boolean(), resumo_diario: z.boolean() });
export type Avisos = z.infer<typeof avisosSchema>;

/** Days without a proof after which an ad's owner is reminded, once. */
export const DIAS_ATE_LEMBRAR = 3;
