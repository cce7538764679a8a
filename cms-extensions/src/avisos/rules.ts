import { FUSO, dataCivil, somarDias, type DataCivil } from '@portal/contracts/tempo/datas';
import { isDiaUtil } from '@portal/contracts/tempo/dias-uteis';

/** The hour of São Paulo from which the mails of a day go. */
const HORA = 8;

const horaEmSaoPaulo = new Intl.DateTimeFormat('en-GB', {
  timeZone: FUSO,
  hour: '2-digit',
  hourCycle: 'h23',
});

const jaEHora = (agora: Date): boolean => Number(horaEmSaoPaulo.format(agora)) >= HORA;

/** The day whose summary goes to administrators now: today, when banks work and it is past eight; otherwise null. */
export const diaDoResumo = (agora: Date): DataCivil | null => {
  const hoje = dataCivil(agora);
  return jaEHora(agora) && isDiaUtil(hoje) ? hoje : null;
};

/** The Monday whose weekly figures go now: on that day past eight, holiday or not; otherwise null. */
export const segundaDoResumo = (agora: Date): DataCivil | null => {
  const hoje = dataCivil(agora);
  const isSegunda = new Date(`${hoje}T12:00:00Z`).getUTCDay() === 1;
  return jaEHora(agora) && isSegunda ? hoje : null;
};

/** The seven days before a Monday's summary, oldest first. */
export const diasDaSemana = (segunda: DataCivil): DataCivil[] =>
  Array.from({ length: 7 }, (_, i) => somarDias(segunda, i - 7));
