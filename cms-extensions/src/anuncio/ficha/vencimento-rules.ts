import { DIAS_DE_AVISO } from '@portal/contracts/anuncio/limites';
import { AnuncioStatus } from '@portal/contracts/anuncio/status';
import { somarDias, type DataCivil } from '@portal/contracts/tempo/datas';

/** What the end of an ad looks at. */
export interface Fim {
  status: AnuncioStatus;
  data_vencimento: DataCivil | null;
  /** Whether its owner was already told: that it ends soon, that it ended. */
  avisado7Dias: boolean;
  avisadoFim: boolean;
}

/** What an owner is told about an ad's end: that it ends soon, that it ended. */
export type Aviso = 'perto' | 'fim';

/** The first day on which it is told: 7 days before the end, and the first day off the air. */
export const diaDoAviso = (data_vencimento: DataCivil, aviso: Aviso): DataCivil =>
  aviso === 'fim' ? data_vencimento : somarDias(data_vencimento, -DIAS_DE_AVISO);

/** What is due about an ad's end; null when nothing is. Pure: `hoje` is today in São Paulo. */
export const avisoDevido = (fim: Fim, hoje: DataCivil): Aviso | null => {
  const { status, data_vencimento, avisado7Dias, avisadoFim } = fim;
  if (status !== AnuncioStatus.Ativo || data_vencimento === null) return null;
  if (hoje >= diaDoAviso(data_vencimento, 'fim')) return avisadoFim ? null : 'fim';
  const perto = hoje >= diaDoAviso(data_vencimento, 'perto');
  return perto && !avisado7Dias ? 'perto' : null;
};

/** Whether another paid period goes on after this one: nobody has to be told of its end. */
export const continua = (
  { data_vencimento }: Pick<Fim, 'data_vencimento'>,
  outras: readonly Pick<Fim, 'status' | 'data_vencimento'>[],
): boolean =>
  outras.some(
    (outra) =>
      outra.status === AnuncioStatus.Ativo &&
      (outra.data_vencimento ?? '') > (data_vencimento ?? ''),
  );
