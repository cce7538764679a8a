import { AnuncioStatus } from '@portal/contracts/anuncio/status';
import { isEmExibicao } from '@portal/contracts/anuncio/vigencia';
import type { DataCivil } from '@portal/contracts/tempo/datas';

interface Periodo {
  situacao: number;
  data_inicio: DataCivil | null;
  data_vencimento: DataCivil | null;
}

/** What of a stored ad says whether it runs. `situacao` is the contract's `status`: Strapi keeps that name for itself. */
export interface VigenciaRow extends Periodo {
  /** Later periods of the same content, each paid by an ad of its own. */
  renovacoes?: (Periodo & { id?: number })[] | null;
}

const COLUNAS = ['id', 'situacao', 'data_inicio', 'data_vencimento'];

/** Populate argument for the ad of an entry. */
export const VIGENCIA = {
  select: COLUNAS,
  populate: { renovacoes: { select: COLUNAS } },
};

const isRunning = ({ situacao, data_inicio, data_vencimento }: Periodo, hoje: DataCivil): boolean =>
  isEmExibicao({ status: situacao, data_inicio, data_vencimento }, hoje);

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
