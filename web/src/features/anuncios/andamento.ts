import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { AnuncioStatus } from '@portal/contracts/anuncio/status';
import { dataCivil, diasEntre, type DataCivil } from '@portal/contracts/tempo/datas';
import { diasUteisEntre } from '@portal/contracts/tempo/dias-uteis';

/** Today in São Paulo. */
export const hoje = (): DataCivil => dataCivil(new Date());

/** How an ad stands for people: the five states, told apart further by its dates and by what it is. */
export type Andamento =
  | 'aguardando'
  | 'recusado'
  | 'inativo'
  | 'analise'
  | 'agendado'
  | 'noAr'
  | 'encerrado'
  | 'cancelamento'
  | 'reembolsado';

export type DoQueDepende = Pick<
  Anuncio,
  'status' | 'tipo' | 'path_comprovante' | 'data_inicio' | 'data_vencimento' | 'aprovado_em'
>;

const ativoEm = (
  { data_inicio, data_vencimento }: DoQueDepende,
  dia: DataCivil,
): 'agendado' | 'noAr' | 'encerrado' => {
  if (data_inicio !== null && dia < data_inicio) return 'agendado';
  return data_vencimento !== null && dia >= data_vencimento ? 'encerrado' : 'noAr';
};

const paradoEm = (anuncio: DoQueDepende): 'aguardando' | 'recusado' | 'inativo' => {
  if (anuncio.tipo !== 'banner') return 'inativo';
  return anuncio.path_comprovante === null && anuncio.aprovado_em === null
    ? 'aguardando'
    : 'recusado';
};

/** Where an ad stands on a day. */
export const andamentoDe = (anuncio: DoQueDepende, dia: DataCivil): Andamento => {
  switch (anuncio.status) {
    case AnuncioStatus.NaoAprovado:
      return paradoEm(anuncio);
    case AnuncioStatus.Ativo:
      return ativoEm(anuncio, dia);
    case AnuncioStatus.AguardandoAprovacao:
      return 'analise';
    case AnuncioStatus.ReembolsoSolicitado:
      return 'cancelamento';
    case AnuncioStatus.Reembolsado:
      return 'reembolsado';
  }
};

/** Whether there is anything to count about an ad: it is on the air, or has been. */
export const jaFoiAoAr = ({ data_inicio }: Pick<Anuncio, 'data_inicio'>, dia: DataCivil): boolean =>
  data_inicio !== null && data_inicio <= dia;

export interface Restante {
  dias: number;
  /** Part of the period that has passed, 0 to 1. */
  passado: number;
}

/** What is left of an ad's time, or null while it has none. */
export const restanteDe = (
  { data_inicio, data_vencimento }: Pick<Anuncio, 'data_inicio' | 'data_vencimento'>,
  dia: DataCivil,
): Restante | null => {
  if (data_inicio === null || data_vencimento === null) return null;
  const total = diasEntre(data_inicio, data_vencimento);
  const dias = Math.min(total, Math.max(0, diasEntre(dia, data_vencimento)));
  return { dias, passado: total === 0 ? 1 : 1 - dias / total };
};

/** Since when an ad waits for a decision, as an instant. */
const esperandoDesde = ({
  esperando_desde,
  enviado_em,
}: Pick<Anuncio, 'esperando_desde' | 'enviado_em'>): string | null => esperando_desde ?? enviado_em;

/** The longest waiting first; of two that came together, the older ad. */
export const emOrdemDeChegada = (anuncios: readonly Anuncio[]): Anuncio[] =>
  [...anuncios].sort(
    (a, b) => (esperandoDesde(a) ?? '').localeCompare(esperandoDesde(b) ?? '') || a.id - b.id,
  );

/** Business days an ad has waited for a decision; null when nobody knows since when. */
export const diasDeEspera = (
  anuncio: Pick<Anuncio, 'esperando_desde' | 'enviado_em'>,
  dia: DataCivil,
): number | null => {
  const desde = esperandoDesde(anuncio);
  return desde === null ? null : diasUteisEntre(dataCivil(new Date(desde)), dia);
};
