import * as z from 'zod/mini';
import { recebimentoLidoSchema } from '../caixa/recebimento';
import { regras, ate, preenchido, semProibidos } from '../texto/regras';
import { anuncioSchema } from '../anuncio/anuncio';

/** Longest note, in characters (contrato 10). */
export const NOTA_MAXIMA = 1000;
/** Most of an advertiser's other ads, and of their refusals, that are told beside one. */
export const OUTROS_MAXIMOS = 20;

const texto = z.string();

/** A note of the administration about an ad. `quando` ISO 8601. */
export const notaSchema = z.object({ id: z.int(), quando: texto, por: texto, texto });
export type Nota = z.infer<typeof notaSchema>;

const NOTA_VAZIA = 'Escreva a nota.';

/** POST /api/anuncios/{id}/notas: whatever space it was typed with is one space (contrato 10). */
export const novaNotaSchema = z.object({
  texto: z.string({ error: NOTA_VAZIA }).check(
    z.overwrite((valor) => valor.replace(/\s+/g, ' ').trim()),
    z.normalize('NFC'),
    regras(preenchido(NOTA_VAZIA), ate(NOTA_MAXIMA), semProibidos),
  ),
});
export type NovaNota = z.output<typeof novaNotaSchema>;

/** Another ad of the same advertiser: what says where it stands. */
const {
  id,
  titulo,
  tipo,
  status,
  valor,
  data_inicio,
  data_vencimento,
  path_comprovante,
  aprovado_em,
} = anuncioSchema.shape;
export const outroAnuncioSchema = z.object({
  ...{ id, titulo, tipo, status, valor, data_inicio, data_vencimento },
  ...{ path_comprovante, aprovado_em },
});
export type OutroAnuncio = z.infer<typeof outroAnuncioSchema>;

/** A refusal one of the advertiser's ads met. */
const recusaAnteriorSchema = z.object({
  ...{ id_anuncio: z.int(), titulo: texto, quando: texto, por: texto, motivo: texto },
});
export type RecusaAnterior = z.infer<typeof recusaAnteriorSchema>;

/**
 * GET /api/anuncios/{id}/ficha: what the administration knows of an ad beside its proofs and history (contrato 10).
 * `documento`: the advertiser's CPF or CNPJ; empty without one. `total_de_outros` counts those that are not told too.
 */
export const fichaSchema = z.object({
  anuncio: anuncioSchema,
  documento: texto,
  recebimento: z.nullable(recebimentoLidoSchema),
  outros: z.array(outroAnuncioSchema),
  total_de_outros: z.int(),
  recusas: z.array(recusaAnteriorSchema),
  notas: z.array(notaSchema),
});
export type Ficha = z.infer<typeof fichaSchema>;
