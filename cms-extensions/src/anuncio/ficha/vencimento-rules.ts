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

/** What is due about an ad's end: `perto` 7 days before, `fim` on the first day off the air; null when nothing is. Pure: `hoje` is today in São Paulo. */
export const avisoDevido = (fim: Fim, hoje: DataCivil): 'perto' | 'fim' | null => {
  const { status, data_vencimento, avisado7Dias, avisadoFim } = fim;
  if (status !== AnuncioStatus.Ativo || data_vencimento === null) return null;
  if (hoje >= data_vencimento) return avisadoFim ? null : 'fim';
  const perto = hoje >= somarDias(data_vencimento, -DIAS_DE_AVISO);
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
