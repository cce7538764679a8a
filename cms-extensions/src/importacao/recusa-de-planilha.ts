import type { MENSAGENS_DA_IMPORTACAO } from '@portal/contracts/importacao/mensagens';

export type MotivoDaPlanilha = keyof typeof MENSAGENS_DA_IMPORTACAO;

/** A spreadsheet that is not taken, and why. */
export class RecusaDePlanilha extends Error {
  constructor(readonly motivo: MotivoDaPlanilha) {
    super(motivo);
  }
}
