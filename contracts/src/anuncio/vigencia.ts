import { somarDias, somarMeses, type DataCivil } from '../tempo/datas';
import { AnuncioStatus, type Periodo } from './status';

/** The day an ad stops running: start plus its period in months, clamped to the month's end (contrato 5). */
export const vencimento = (inicio: DataCivil, periodo: Periodo): DataCivil =>
  somarMeses(inicio, periodo);

/** An ad's last day on the air: the one before it stops running, as mails and pages tell it (contrato 3). */
export const ultimoDiaNoAr = (data_vencimento: DataCivil): DataCivil =>
  somarDias(data_vencimento, -1);

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

interface Guardado {
  situacao: number;
  data_inicio: DataCivil | null;
  data_vencimento: DataCivil | null;
}

/** What of a stored ad says whether it runs. `situacao` is the contract's `status`: Strapi keeps that name for itself. */
export interface VigenciaRow extends Guardado {
  /** Later periods of the same content, each paid by an ad of its own. */
  renovacoes?: (Guardado & { id?: number })[] | null;
}

const isRunning = (
  { situacao, data_inicio, data_vencimento }: Guardado,
  hoje: DataCivil,
): boolean => isEmExibicao({ status: situacao, data_inicio, data_vencimento }, hoje);

/** The period that runs today: the ad's own or that of one of its renewals; undefined when none does. */
export const periodoEmExibicao = <Row extends VigenciaRow>(
  anuncio: Row,
  hoje: DataCivil,
): Row | NonNullable<Row['renovacoes']>[number] | undefined =>
  [anuncio, ...(anuncio.renovacoes ?? [])].find((periodo) => isRunning(periodo, hoje));

/**
 * Content bought with an ad is public only while that ad runs; what staff published by themselves needs none (contrato
 * 5).
 */
export const isPublico = (anuncio: VigenciaRow | null | undefined, hoje: DataCivil): boolean =>
  !anuncio || periodoEmExibicao(anuncio, hoje) !== undefined;

/** Whether content bought with an ad won't be public again without a decision: none of its paid periods runs or is to come. */
export const terminou = (anuncio: VigenciaRow | null | undefined, hoje: DataCivil): boolean =>
  !!anuncio &&
  [anuncio, ...(anuncio.renovacoes ?? [])].every(
    ({ situacao, data_vencimento }) =>
      situacao !== AnuncioStatus.Ativo || (data_vencimento ?? '') <= hoje,
  );
