import * as z from 'zod/mini';
import { linhaLivre } from '../texto/campos';
import { CHAVE_PIX_MAXIMA, MOTIVO_MAXIMO } from './limites';

/**
 * POST /api/anuncios/administracao/reembolso/{id}: why, and where to send the money (contrato 5). A key is taken as it is
 * typed: whose it is the bank says to who pays.
 */
export const pedirReembolsoSchema = z.object({
  motivo: linhaLivre(MOTIVO_MAXIMO, 'Confira o motivo.'),
  chave_pix: linhaLivre(CHAVE_PIX_MAXIMA, 'Confira a chave Pix.'),
});
export type PedirReembolso = z.output<typeof pedirReembolsoSchema>;
