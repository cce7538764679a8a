import type { ArquivoDe } from './arquivos';
import type { CampoDe } from './campos';
import { MENSAGENS_DO_ANUNCIO as MSG } from './mensagens';
import { AnuncioStatus, STATUS, type TipoAnuncio } from './status';

/** Who wants to do something with an ad. Whoever administers the portal is no longer bound as an owner. */
export type Papel = 'dono' | 'administrador';

/** What may be done with an ad: one field changed each, or the whole of it. */
export const ACOES = [
  ...(['titulo', 'meio_pagamento', 'periodo'] as const),
  ...(['imagem', 'link', 'titulo_banner', 'resumo_banner'] as const),
  ...(['comprovante', 'reembolso', 'excluir'] as const),
] as const;
export type Acao = (typeof ACOES)[number];

/** A field of a banner ad's form that its owner fills in. */
type CampoDoDono =
  Exclude<CampoDe<'anuncio'>, 'data_inicio'> | CampoDe<'banner'> | ArquivoDe<'anuncio' | 'banner'>;

/** What each field of the owner's form changes, in the order in which reasons against it are told. */
export const ACAO_DO_CAMPO = {
  titulo: 'titulo',
  meio_pagamento: 'meio_pagamento',
  periodo: 'periodo',
  arquivo_banner: 'imagem',
  url: 'link',
  titulo_banner: 'titulo_banner',
  resumo_banner: 'resumo_banner',
  arquivo_comprovante: 'comprovante',
} as const satisfies Record<CampoDoDono, Acao>;

/** What the answer depends on, as the ad stands on the wire. */
export interface Julgado {
  status: AnuncioStatus;
  /** When it was first approved. */
  aprovado_em: string | null;
  /** When a proof last came. */
  enviado_em: string | null;
  /** The ad it renews: what it shows is that one's. */
  renova?: number | undefined;
}

/** What the public sees of a banner ad. */
export const CONTEUDO: readonly Acao[] = ['imagem', 'link', 'titulo_banner', 'resumo_banner'];

/** What of an ad its owner may do in each status (contrato 5). */
const DO_DONO: Readonly<Record<AnuncioStatus, readonly Acao[]>> = {
  [AnuncioStatus.NaoAprovado]: ACOES,
  [AnuncioStatus.AguardandoAprovacao]: ['titulo', 'resumo_banner', 'reembolso', 'excluir'],
  [AnuncioStatus.Ativo]: ['reembolso'],
  [AnuncioStatus.ReembolsoSolicitado]: [],
  [AnuncioStatus.Reembolsado]: [],
};

const emReembolso = (status: AnuncioStatus): boolean =>
  status === AnuncioStatus.ReembolsoSolicitado || status === AnuncioStatus.Reembolsado;

/** Whether it was ever approved. */
const jaAprovado = ({ status, aprovado_em }: Julgado): boolean =>
  status === AnuncioStatus.Ativo || aprovado_em !== null;

/** Refusals by status alone, for anybody: a proof is for who still has to pay, a refund is asked once. */
const recusaDoStatus = (status: AnuncioStatus, acao: Acao): string | null => {
  if (acao === 'comprovante' && status !== AnuncioStatus.NaoAprovado) return MSG.comprovanteTravado;
  if (acao !== 'reembolso' || !emReembolso(status)) return null;
  return status === AnuncioStatus.Reembolsado ? MSG.jaReembolsado : MSG.reembolsoEmAnalise;
};

/** Why the status locks something for an owner. */
const palavrasDaTrava = (status: AnuncioStatus, acao: Acao): string => {
  if (emReembolso(status)) return MSG.emReembolso;
  if (status === AnuncioStatus.Ativo)
    return acao === 'excluir' ? MSG.exclusaoTravada : MSG.jaAprovado;
  if (acao === 'imagem') return MSG.imagemTravada;
  return acao === 'link' ? MSG.linkTravado : MSG.emAnalise;
};

const recusaDoDono = (anuncio: Julgado, acao: Acao): string | null => {
  const { status, enviado_em, renova } = anuncio;
  if (!DO_DONO[status].includes(acao)) return palavrasDaTrava(status, acao);
  if (renova !== undefined && CONTEUDO.includes(acao)) return MSG.renovacaoTravada;
  if (acao === 'periodo' && enviado_em !== null) return MSG.periodoTravado;
  return acao === 'excluir' && jaAprovado(anuncio) ? MSG.exclusaoTravada : null;
};

/**
 * Permission rule, the same for page and server: why somebody may not do something with an ad now, in a message for a
 * person; null when they may (contrato 5).
 */
export const recusaDe = (anuncio: Julgado, papel: Papel, acao: Acao): string | null =>
  recusaDoStatus(anuncio.status, acao) ?? (papel === 'dono' ? recusaDoDono(anuncio, acao) : null);

/**
 * Status moves of an administrator (contrato 5): a banner to any other status, a radio or a song on the air or off it,
 * and an asked refund to its end.
 */
export const destinosDe = ({
  tipo,
  status,
}: {
  tipo: TipoAnuncio;
  status: AnuncioStatus;
}): readonly AnuncioStatus[] => {
  if (tipo === 'banner') return STATUS;
  const { NaoAprovado, Ativo, Reembolsado, ReembolsoSolicitado } = AnuncioStatus;
  if (status === Reembolsado) return [];
  return status === ReembolsoSolicitado ? [NaoAprovado, Ativo, Reembolsado] : [NaoAprovado, Ativo];
};
