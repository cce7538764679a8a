import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { destinosDe } from '@portal/contracts/anuncio/permissoes';
import {
  AnuncioStatus,
  MEIOS_PAGAMENTO,
  type MeioPagamento,
  type TipoAnuncio,
} from '@portal/contracts/anuncio/status';
import { dataPorExtenso, type DataCivil } from '@portal/contracts/tempo/datas';
import { plural } from '../../lib/por-extenso';

export const ROTULO_DO_TIPO: Readonly<Record<TipoAnuncio, string>> = {
  radio: 'Web rádio',
  musica: 'Música',
  banner: 'Banner',
};

const ROTULO_DO_MEIO: Readonly<Record<MeioPagamento, string>> = {
  pix: 'Pix',
  deposito: 'Depósito bancário',
};

/** How an ad may be paid, to choose from. */
export const OPCOES_DE_PAGAMENTO = MEIOS_PAGAMENTO.map((valor) => ({
  valor,
  rotulo: ROTULO_DO_MEIO[valor],
}));

export interface OpcaoDeStatus {
  status: AnuncioStatus;
  rotulo: string;
}

const DE_QUALQUER_TIPO: readonly OpcaoDeStatus[] = [
  { status: AnuncioStatus.AguardandoAprovacao, rotulo: 'Aguardando Aprovação' },
  { status: AnuncioStatus.ReembolsoSolicitado, rotulo: 'Aguardando Reembolso' },
  { status: AnuncioStatus.Reembolsado, rotulo: 'Reembolsado' },
];

const DE_BANNER: readonly OpcaoDeStatus[] = [
  { status: AnuncioStatus.NaoAprovado, rotulo: 'Não aprovado' },
  { status: AnuncioStatus.Ativo, rotulo: 'Aprovado' },
  ...DE_QUALQUER_TIPO,
];

const DE_RADIO_E_MUSICA: readonly OpcaoDeStatus[] = [
  { status: AnuncioStatus.Ativo, rotulo: 'Ativo' },
  { status: AnuncioStatus.NaoAprovado, rotulo: 'Inativo' },
  ...DE_QUALQUER_TIPO,
];

const rotulosDe = (tipo: TipoAnuncio): readonly OpcaoDeStatus[] =>
  tipo === 'banner' ? DE_BANNER : DE_RADIO_E_MUSICA;

/** What an administrator may choose (especificação 4, contrato 5). */
export const opcoesDeStatus = (
  anuncio: Pick<Anuncio, 'tipo' | 'status'>,
): readonly OpcaoDeStatus[] => {
  const destinos = destinosDe(anuncio);
  return rotulosDe(anuncio.tipo).filter(({ status }) => destinos.includes(status));
};

/** A status in an administrator's words, be it one the type offers or not. */
export const rotuloDoStatus = (tipo: TipoAnuncio, status: AnuncioStatus): string =>
  rotulosDe(tipo).find((opcao) => opcao.status === status)?.rotulo ?? '';

/** A date, or the word that stands for it until it is set (especificação 4). */
export const dataOuAguardando = (data: DataCivil | null): string =>
  data === null ? 'Aguardando' : dataPorExtenso(data);

/** `21/11`: a date near enough for its year to go without saying. */
export const diaEMes = (data: DataCivil): string => dataPorExtenso(data).slice(0, 5);

export const emMeses = (periodo: number): string => plural(periodo, 'mês', 'meses');

/** 'há 4 dias úteis' (visual 2.9). */
export const idadePorExtenso = (dias: number | null): string => {
  if (dias === null) return 'sem data';
  return dias === 0 ? 'hoje' : `há ${plural(dias, 'dia útil', 'dias úteis')}`;
};

/** How an ad is called where several are on the page. */
export const nomeDoAnuncio = ({ id, titulo }: Pick<Anuncio, 'id' | 'titulo'>): string =>
  `${titulo} (nº ${id})`;
