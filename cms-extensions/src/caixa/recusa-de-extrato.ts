import { MENSAGENS_DA_CAIXA } from '@portal/contracts/caixa/mensagens';

/** Names of the words a statement is refused with. */
export type MotivoDaRecusa = Extract<keyof typeof MENSAGENS_DA_CAIXA, `extrato${string}`>;

/** Refusal of a bank statement (contrato 10). `onde`: which of its entries is at fault, in words. */
export class RecusaDeExtrato extends Error {
  override readonly name = 'RecusaDeExtrato';

  constructor(
    readonly motivo: MotivoDaRecusa,
    readonly onde = '',
  ) {
    super(onde === '' ? MENSAGENS_DA_CAIXA[motivo] : `${MENSAGENS_DA_CAIXA[motivo]} ${onde}`);
  }
}
