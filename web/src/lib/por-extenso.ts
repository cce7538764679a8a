import { FUSO } from '@portal/contracts/tempo/datas';
import { umaVez } from '@portal/contracts/uma-vez';

const formato = umaVez(() => new Intl.NumberFormat('pt-BR'));
const comHora = umaVez(
  () =>
    new Intl.DateTimeFormat('pt-BR', { timeZone: FUSO, dateStyle: 'short', timeStyle: 'short' }),
);

/** `1234` as people read it: `1.234`. */
export const emNumero = (valor: number): string => formato().format(valor);

/** `1 dia`, `1.234 dias`. */
export const plural = (quantos: number, um: string, varios: string): string =>
  `${emNumero(quantos)} ${quantos === 1 ? um : varios}`;

/** An instant as people in São Paulo read it: `21/11/2026, 14:03`. */
export const instantePorExtenso = (iso: string): string => comHora().format(new Date(iso));
