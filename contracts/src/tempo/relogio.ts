import { umaVez } from '../uma-vez';
import { FUSO } from './datas';

const relogio = umaVez(
  () =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: FUSO, dateStyle: 'short', timeStyle: 'short' }),
);

const LOCAL = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::00)?$/;

/** An instant as a clock in São Paulo shows it, `AAAA-MM-DDTHH:MM`, the form a field of a page has. */
export const relogioDoPortal = (ms: number): string => relogio().format(ms).replace(' ', 'T');

/** The instant at which clocks in São Paulo show an hour, in ms; null for what is no hour there. */
export const instanteDoRelogio = (hora: string): number | null => {
  if (!LOCAL.test(hora)) return null;
  const semFuso = Date.parse(`${hora.slice(0, 16)}Z`);
  if (Number.isNaN(semFuso)) return null;
  // As far as that clock then is from the same numbers in UTC.
  const diferenca = Date.parse(`${relogioDoPortal(semFuso)}Z`) - semFuso;
  const instante = semFuso - diferenca;
  return relogioDoPortal(instante) === hora.slice(0, 16) ? instante : null;
};
