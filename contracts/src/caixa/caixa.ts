import * as z from 'zod/mini';

/** What a line of the cash book counts as: a total has the same name (contrato 10). */
export const TIPOS_DE_LANCAMENTO = ['esperado', 'recebido', 'devolvido'] as const;
export type TipoDeLancamento = (typeof TIPOS_DE_LANCAMENTO)[number];

/**
 * What does not add up about a line: an ad was approved without a receipt, or what was received is not the ad's value.
 */
export const DIVERGENCIAS = ['sem_recebimento', 'valor_diferente'] as const;
export type Divergencia = (typeof DIVERGENCIAS)[number];

const totais = {
  esperado: z.number(),
  recebido: z.number(),
  devolvido: z.number(),
};

/** One line of a month. `valor_do_anuncio`: what the ad costs; null when that is no longer known. */
export const lancamentoSchema = z.object({
  data: z.string(),
  tipo: z.enum(TIPOS_DE_LANCAMENTO),
  id_anuncio: z.int(),
  titulo: z.string(),
  usuario: z.string(),
  valor: z.number(),
  transacao: z.nullable(z.string()),
  pagador: z.nullable(z.string()),
  valor_do_anuncio: z.nullable(z.number()),
  divergencia: z.nullable(z.enum(DIVERGENCIAS)),
});
export type Lancamento = z.infer<typeof lancamentoSchema>;

/** GET /api/administracao/caixa: a month of São Paulo, its lines by date. */
export const caixaSchema = z.object({ ...totais, linhas: z.array(lancamentoSchema) });
export type Caixa = z.infer<typeof caixaSchema>;

/** GET /api/administracao/caixa/meses: the totals of the last twelve months, oldest first. */
export const totaisDoMesSchema = z.object({ mes: z.string(), ...totais });
export type TotaisDoMes = z.infer<typeof totaisDoMesSchema>;

/** Months told of at a time. */
export const MESES_DA_CAIXA = 12;
/** Stands for an advertiser whose account is gone. */
export const SEM_CONTA = 'Conta excluída';
