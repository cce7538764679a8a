import { FUSO } from '@portal/contracts/tempo/datas';
import { umaVez } from '@portal/contracts/uma-vez';

const hora = umaVez(() => new Intl.DateTimeFormat('pt-BR', { timeZone: FUSO, timeStyle: 'short' }));

/** The hour of an instant on São Paulo's clock, `14:03`; empty for what is no instant. */
export const horaDe = (quando: string): string => {
  const instante = new Date(quando);
  return Number.isNaN(instante.getTime()) ? '' : hora().format(instante);
};
