import { FUSO } from '@portal/contracts/tempo/datas';

const emSaoPaulo = new Intl.DateTimeFormat('pt-BR', {
  timeZone: FUSO,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** An instant as people in São Paulo read it: `23/11/2026, 10:05`. */
export const horaDoPortal = (ms: number): string => emSaoPaulo.format(ms);
