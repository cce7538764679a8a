import { DIAS_UTEIS_ATE_LIBERAR } from '@portal/contracts/anuncio/limites';

/** Whether an ad has waited longer than was promised (especificação 1). */
export const isAtrasado = (dias: number | null): boolean =>
  dias !== null && dias > DIAS_UTEIS_ATE_LIBERAR;
