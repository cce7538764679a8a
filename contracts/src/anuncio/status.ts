/** The states of an ad (especificação 4). Other numbers are not states. */
export const AnuncioStatus = {
  NaoAprovado: 0,
  Ativo: 1,
  AguardandoAprovacao: 3,
  ReembolsoSolicitado: 8,
  Reembolsado: 9,
} as const;

export type AnuncioStatus = (typeof AnuncioStatus)[keyof typeof AnuncioStatus];

/** Every state, in the order staff choose from. */
export const STATUS: readonly AnuncioStatus[] = Object.values(AnuncioStatus);

/** The states in which an ad waits for an administrator's decision: the number of the badge (contrato 5). */
export const STATUS_PENDENTES: readonly AnuncioStatus[] = [
  AnuncioStatus.AguardandoAprovacao,
  AnuncioStatus.ReembolsoSolicitado,
];

/** Whether an ad waits for an administrator's decision. */
export const isPendente = ({ status }: { status: AnuncioStatus }): boolean =>
  STATUS_PENDENTES.includes(status);

/** Whether its money was asked back, or given. */
export const isEmReembolso = ({ status }: { status: AnuncioStatus }): boolean =>
  status === AnuncioStatus.ReembolsoSolicitado || status === AnuncioStatus.Reembolsado;

export const TIPOS_ANUNCIO = ['radio', 'musica', 'banner'] as const;
export type TipoAnuncio = (typeof TIPOS_ANUNCIO)[number];

/** Periods on offer, in months (especificação 9). */
export const PERIODOS = [1, 3, 6, 12] as const;
export type Periodo = (typeof PERIODOS)[number];

export const MEIOS_PAGAMENTO = ['pix', 'deposito'] as const;
export type MeioPagamento = (typeof MEIOS_PAGAMENTO)[number];

/** Most characters of a banner's summary (especificação 5). */
export const RESUMO_MAXIMO = 100;
