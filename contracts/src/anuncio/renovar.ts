import * as z from 'zod/mini';
import type { DataCivil } from '../tempo/datas';
import { CAMPOS } from './campos';
import { AnuncioStatus } from './status';
import { aoEditar } from './tabela';

const { periodo, meio_pagamento } = CAMPOS.anuncio;

/** POST /api/anuncios/{id}/renovar: what is not sent stays as in the ad that is renewed. */
export const renovarSchema = z.object(aoEditar({ periodo, meio_pagamento }));
export type Renovar = z.output<typeof renovarSchema>;

/** Whether an ad may be renewed: it is approved, running or ended. */
export const canRenovar = ({ status }: { status: number }): boolean =>
  status === AnuncioStatus.Ativo;

/** The day a renewal begins when it is approved: where the paid periods before it end, or today when they have. */
export const inicioDaRenovacao = (
  vencimentos: readonly (DataCivil | null)[],
  hoje: DataCivil,
): DataCivil =>
  vencimentos.reduce<DataCivil>((maior, dia) => (dia !== null && dia > maior ? dia : maior), hoje);
