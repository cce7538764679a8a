import * as z from 'zod/mini';
import { idSchema } from '../anuncio/id';
import { linhaLivre } from '../texto/campos';
import { lerReais } from '../dinheiro/centavos';
import { dataObrigatoria } from '../tempo/campos';
import { regras } from '../texto/regras';
import { MENSAGENS_DA_CAIXA } from './mensagens';

/** Bounds of what is recorded of a receipt, in characters; the value in cents. */
export const TRANSACAO_MAXIMA = 100;
const PAGADOR_MAXIMO = 120;
const VALOR_MAXIMO = 999_999_999;

const isValor = (texto: string): boolean => {
  const centavos = lerReais(texto) ?? 0;
  return centavos > 0 && centavos <= VALOR_MAXIMO;
};

/** What was received, as a form sends it: in cents once parsed. */
const valorRecebido = z.pipe(
  z
    .string({ error: MENSAGENS_DA_CAIXA.valorInvalido })
    .check(z.trim(), regras([isValor, MENSAGENS_DA_CAIXA.valorInvalido])),
  z.transform((texto: string) => lerReais(texto) ?? 0),
);

/** POST /api/anuncios/{id}/recebimento: what the bank says came in for an ad (contrato 10). `valor` in cents once parsed. */
export const recebimentoSchema = z.object({
  data: dataObrigatoria,
  valor: valorRecebido,
  transacao: linhaLivre(TRANSACAO_MAXIMA, 'Confira a transação.'),
  pagador: linhaLivre(PAGADOR_MAXIMO, 'Confira quem pagou.'),
});
export type NovoRecebimento = z.output<typeof recebimentoSchema>;

/** The same form where its ad is still to be told. */
export const recebimentoDoAnuncioSchema = z.extend(recebimentoSchema, { id: idSchema });

/** A recorded receipt, as it is answered. `valor` in BRL. */
export const recebimentoLidoSchema = z.object({
  data: z.string(),
  valor: z.number(),
  transacao: z.nullable(z.string()),
  pagador: z.nullable(z.string()),
});
export type Recebimento = z.infer<typeof recebimentoLidoSchema>;

/** What two spellings of one transaction have in common. */
export const chaveDaTransacao = (transacao: string): string =>
  transacao.replace(/\s/g, '').toUpperCase();
