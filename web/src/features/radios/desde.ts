import { dataCivil, diaDoInstante, FUSO } from '@portal/contracts/tempo/datas';
import { umaVez } from '@portal/contracts/uma-vez';

const hora = umaVez(
  () => new Intl.DateTimeFormat('pt-BR', { timeZone: FUSO, hour: '2-digit', minute: '2-digit' }),
);

/** Since when, as people say it: `14h`, `14h05`, on another day `21/11/2026`. */
export const desdeQuando = (iso: string, agora: Date): string => {
  if (dataCivil(new Date(iso)) !== dataCivil(agora)) return diaDoInstante(iso);
  const [horas, minutos] = hora().format(new Date(iso)).split(':');
  return `${Number(horas)}h${minutos === '00' ? '' : minutos}`;
};
