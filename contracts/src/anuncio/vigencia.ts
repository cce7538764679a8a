import { somarMeses, type DataCivil } from '../tempo/datas';
import { AnuncioStatus, type Periodo } from './status';

/** The day an ad stops running: start plus its period in months, clamped to the month's end (contrato 5). */
export const vencimento = (inicio: DataCivil, periodo: Periodo): DataCivil =>
  somarMeses(inicio, periodo);

export interface Vigencia {
  status: number;
  data_inicio: DataCivil | null;
  data_vencimento: DataCivil | null;
}

/** "Running" = status 1 and data_inicio <= today < data_vencimento (contrato 3). */
export const isEmExibicao = (anuncio: Vigencia, hoje: DataCivil): boolean =>
  anuncio.status === AnuncioStatus.Ativo &&
  anuncio.data_inicio !== null &&
  anuncio.data_vencimento !== null &&
  anuncio.data_inicio <= hoje &&
  hoje < anuncio.data_vencimento;
