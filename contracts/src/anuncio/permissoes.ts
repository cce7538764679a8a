import type { ArquivoDe } from './arquivos';
import type { CampoDe } from './campos';
import { MENSAGENS_DO_ANUNCIO as MSG } from './mensagens';
import { AnuncioStatus, isEmReembolso, STATUS, type TipoAnuncio } from './status';

/** Who wants to do something with an ad. Whoever administers the portal is no longer bound as an owner. */
export type Papel = 'dono' | 'administrador';

/** What may be done with an ad: one field changed each, or the whole of it. */
export const ACOES = [
  ...(['titulo', 'meio_pagamento', 'periodo'] as const),
  ...(['imagem', 'link', 'titulo_banner', 'resumo_banner'] as const),
  ...(['comprovante', 'reenviar', 'reembolso', 'desistir', 'excluir'] as const),
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
  /** The newest proof kept. */
  path_comprovante: string | null;
  /** The ad it renews: what it shows is that one's. */
  renova?: number | undefined;
}

/** What the public sees of a banner ad. */
export const CONTEUDO: readonly Acao[] = ['imagem', 'link', 'titulo_banner', 'resumo_banner'];

/** What nobody does in an owner's place: administrators decide instead. */
const SO_DO_DONO: readonly Acao[] = ['reenviar', 'desistir'];

/** What of an ad its owner may do in each status (contrato 5). */
const DO_DONO: Readonly<Record<AnuncioStatus, readonly Acao[]>> = {
  [AnuncioStatus.NaoAprovado]: ACOES,
  [AnuncioStatus.AguardandoAprovacao]: ['titulo', 'resumo_banner', 'reembolso', 'excluir'],
  [AnuncioStatus.Ativo]: ['reembolso'],
  [AnuncioStatus.ReembolsoSolicitado]: ['desistir'],
  [AnuncioStatus.Reembolsado]: [],
};

/** Why an ad is not looked at again as it is: it waits already or was decided, or nothing says that it was paid. */
const recusaDoReenvio = ({ status, path_comprovante }: Julgado): string | null => {
  if (status !== AnuncioStatus.NaoAprovado) return MSG.reenvioTravado;
  return path_comprovante === null ? MSG.reenvioSemComprovante : null;
};

const recusaDoReembolso = (status: AnuncioStatus): string | null => {
  if (!isEmReembolso({ status })) return null;
  return status === AnuncioStatus.Reembolsado ? MSG.jaReembolsado : MSG.reembolsoEmAnalise;
};

/** What the status says to anybody: a proof is for who still has to pay, a refund is asked once and taken back while it is asked. */
const recusaDoStatus = (anuncio: Julgado, acao: Acao): string | null => {
  const { status } = anuncio;
  switch (acao) {
    case 'comprovante':
      return status === AnuncioStatus.NaoAprovado ? null : MSG.comprovanteTravado;
    case 'reenviar':
      return recusaDoReenvio(anuncio);
    case 'reembolso':
      return recusaDoReembolso(status);
    case 'desistir':
      return status === AnuncioStatus.ReembolsoSolicitado ? null : MSG.semPedidoDeReembolso;
    default:
      return null;
  }
};

/** Why the status keeps an owner from something. */
const palavrasDaTrava = (status: AnuncioStatus, acao: Acao): string => {
  if (isEmReembolso({ status })) return MSG.emReembolso;
  if (status === AnuncioStatus.Ativo)
    return acao === 'excluir' ? MSG.exclusaoTravada : MSG.jaAprovado;
  if (acao === 'imagem') return MSG.imagemTravada;
  return acao === 'link' ? MSG.linkTravado : MSG.emAnalise;
};

const recusaDoDono = (anuncio: Julgado, acao: Acao): string | null => {
  const { status, aprovado_em, enviado_em, renova } = anuncio;
  if (!DO_DONO[status].includes(acao)) return palavrasDaTrava(status, acao);
  if (renova !== undefined && CONTEUDO.includes(acao)) return MSG.renovacaoTravada;
  if (acao === 'periodo' && enviado_em !== null) return MSG.periodoTravado;
  return acao === 'excluir' && aprovado_em !== null ? MSG.exclusaoTravada : null;
};

/**
 * Permission rule, the same for page and server: why somebody may not do something with an ad now, in a message for a
 * person; null when they may (contrato 5).
 */
export const recusaDe = (anuncio: Julgado, papel: Papel, acao: Acao): string | null => {
  if (papel === 'administrador' && SO_DO_DONO.includes(acao)) return MSG.soOAnunciante;
  return recusaDoStatus(anuncio, acao) ?? (papel === 'dono' ? recusaDoDono(anuncio, acao) : null);
};

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
