import { isEmExibicao } from '@portal/contracts/anuncio/vigencia';
import type { DataCivil } from '@portal/contracts/tempo/datas';

/** What of a stored ad says whether it runs. `situacao` is the contract's `status`: Strapi keeps that name for itself. */
export interface VigenciaRow {
  situacao: number;
  data_inicio: DataCivil | null;
  data_vencimento: DataCivil | null;
}

/** Populate argument for the ad of an entry. */
export const VIGENCIA = { select: ['situacao', 'data_inicio', 'data_vencimento'] };

const isRunning = (row: VigenciaRow, hoje: DataCivil): boolean =>
  isEmExibicao(
    {
      status: row.situacao,
      data_inicio: row.data_inicio,
      data_vencimento: row.data_vencimento,
    },
    hoje,
  );

/** Content bought with an ad is public only while that ad runs; what staff published by themselves needs none (contract 5). */
export const isPublico = (anuncio: VigenciaRow | null | undefined, hoje: DataCivil): boolean =>
  !anuncio || isRunning(anuncio, hoje);

/** Whether the ad runs today (contract 3). An entry that lost its ad does not run. */
export const isAnuncioEmExibicao = (
  anuncio: VigenciaRow | null | undefined,
  hoje: DataCivil,
): boolean => !!anuncio && isRunning(anuncio, hoje);
