import * as z from 'zod/mini';
import { musicaSchema } from '../musica/musica';
import { bannerSchema } from './banner';
import { CAMPOS } from './campos';
import { tipoDeMotivoSchema } from './motivos';
import { MEIOS_PAGAMENTO, PERIODOS, STATUS, TIPOS_ANUNCIO } from './status';
import { aoLer } from './tabela';

const texto = z.string();
const caminho = z.nullable(z.string());

/** An ad's radio: what everybody reads of one, and what only its owner does. */
const webradioSchema = z.object({
  id: texto,
  slug: texto,
  ...aoLer(CAMPOS.radio),
  path_imagem: caminho,
});

const statusSchema = z.literal(STATUS);

/**
 * An ad as its owner and administrators read it (contrato 5). Dates `YYYY-MM-DD`, instants ISO 8601, `valor` in BRL.
 */
export const anuncioSchema = z.object({
  id: z.int(),
  titulo: texto,
  tipo: z.enum(TIPOS_ANUNCIO),
  periodo: z.literal(PERIODOS),
  data_inicio: z.nullable(texto),
  data_fim: z.nullable(texto),
  data_vencimento: z.nullable(texto),
  status: statusSchema,
  valor: z.number(),
  termos: z.boolean(),
  meio_pagamento: z.enum(MEIOS_PAGAMENTO),
  path_comprovante: caminho,
  enviado_em: z.nullable(texto),
  previsao_liberacao: z.nullable(texto),
  /** When it was first approved: from then on its owner does not delete it. */
  aprovado_em: z.nullable(texto),
  /** Since when it waits for a decision; null when it does not. */
  esperando_desde: z.nullable(texto),
  imagem_banner: caminho,
  /** Why it was not approved, at status 0 after a decision. */
  recusa: z.optional(z.object({ motivo: texto, tipo_motivo: tipoDeMotivoSchema })),
  /** The refund asked for, in administrators' reads only; null while none is. */
  reembolso: z.optional(
    z.nullable(z.object({ motivo: texto, chave_pix: texto, pedido_em: texto })),
  ),
  /** The ad this one renews; it shows that ad's content. */
  renova: z.optional(z.int()),
  usuario: z.object({
    id_usuario: z.nullable(z.int()),
    usuario: texto,
    telefone: texto,
    email: texto,
  }),
  webradio: z.optional(webradioSchema),
  musica: z.optional(musicaSchema),
  banner: z.optional(bannerSchema),
});
export type Anuncio = z.infer<typeof anuncioSchema>;
export type UsuarioDoAnuncio = Anuncio['usuario'];

/** How to pay an ad (contrato 5). What staff have not filled in is null. */
export const pagamentoSchema = z.object({
  valor: z.number(),
  identificador: texto,
  pix: z.nullable(z.object({ copia_e_cola: texto, chave: texto, favorecido: texto })),
  deposito: z.nullable(z.object({ banco: texto, agencia: texto, conta: texto, favorecido: texto })),
});
export type Pagamento = z.infer<typeof pagamentoSchema>;

/** What may have happened to an ad. */
const EVENTOS_DO_HISTORICO = [
  'criacao',
  'comprovante',
  'decisao',
  'reembolso',
  'exclusao',
  // Its owner sent it to be looked at again, with the proof already there.
  'reenvio',
  // Its owner took the request for a refund back.
  'desistencia',
  // The status stays: fields changed.
  'edicao',
  // Nothing changes: somebody of the administration looked at the proof.
  'comprovante visto',
] as const;
export type EventoDoHistorico = (typeof EVENTOS_DO_HISTORICO)[number];

/**
 * A step of an ad's history (contrato 5). `de` is null at creation; `por` is the advertiser's name, or 'Administração'.
 */
export const passoSchema = z.object({
  quando: texto,
  de: z.nullable(statusSchema),
  para: z.nullable(statusSchema),
  evento: z.enum(EVENTOS_DO_HISTORICO),
  por: texto,
  motivo: texto,
  /** Of a refusal: what the reason is about. */
  tipo_motivo: z.optional(tipoDeMotivoSchema),
  /** Of an edit: what it changed, by the names of the form's fields. */
  campos: z.optional(z.array(texto)),
});
export type Passo = z.infer<typeof passoSchema>;

/** A proof that was sent (contrato 5, comprovantes). */
export const comprovanteSchema = z.object({ path_comprovante: texto, enviado_em: texto });
export type Comprovante = z.infer<typeof comprovanteSchema>;
