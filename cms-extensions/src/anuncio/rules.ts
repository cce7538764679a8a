import { MENSAGENS_DO_ANUNCIO as MSG } from '@portal/contracts/anuncio/mensagens';
import { AnuncioStatus, type Periodo, type TipoAnuncio } from '@portal/contracts/anuncio/status';
import { vencimento } from '@portal/contracts/anuncio/vigencia';
import type { DataCivil } from '@portal/contracts/tempo/datas';

/** What a transition needs to know of an ad. */
export interface EstadoDoAnuncio {
  tipo: TipoAnuncio;
  periodo: Periodo;
  status: AnuncioStatus;
  data_inicio: DataCivil | null;
  data_vencimento: DataCivil | null;
}

export type Papel = 'dono' | 'administrador';

/** What may happen to an ad's status. `comprovante`: a proof came; `reembolso`: a refund was asked; `decisao`: an administrator chose. */
export type EventoDoAnuncio =
  { nome: 'comprovante' } | { nome: 'reembolso' } | { nome: 'decisao'; para: AnuncioStatus };

type CodigoDeRecusa = 403 | 409 | 422;

type Transicao =
  | { permitida: true; mudou: boolean; depois: EstadoDoAnuncio }
  | { permitida: false; http: CodigoDeRecusa; msg: string };

const PARA_RADIO_E_MUSICA: readonly AnuncioStatus[] = [
  AnuncioStatus.NaoAprovado,
  AnuncioStatus.Ativo,
];

const recusada = (http: CodigoDeRecusa, msg: string): Transicao => ({
  permitida: false,
  http,
  msg,
});

/** An ad gets its dates the day it first becomes active; a day an administrator chose before stays (contract 5). */
const comStatus = (antes: EstadoDoAnuncio, status: AnuncioStatus, inicio: DataCivil): Transicao => {
  const data_inicio = antes.data_inicio ?? (status === AnuncioStatus.Ativo ? inicio : null);
  return {
    permitida: true,
    mudou: status !== antes.status,
    depois: {
      ...antes,
      status,
      data_inicio,
      data_vencimento: data_inicio === null ? null : vencimento(data_inicio, antes.periodo),
    },
  };
};

const pedirReembolso = (antes: EstadoDoAnuncio, inicio: DataCivil): Transicao => {
  if (antes.status === AnuncioStatus.ReembolsoSolicitado)
    return recusada(409, MSG.reembolsoEmAnalise);
  if (antes.status === AnuncioStatus.Reembolsado) return recusada(409, MSG.jaReembolsado);
  return comStatus(antes, AnuncioStatus.ReembolsoSolicitado, inicio);
};

const receberComprovante = (antes: EstadoDoAnuncio, inicio: DataCivil): Transicao =>
  antes.status === AnuncioStatus.NaoAprovado
    ? comStatus(antes, AnuncioStatus.AguardandoAprovacao, inicio)
    : recusada(409, MSG.comprovanteTravado);

const decidir = (
  antes: EstadoDoAnuncio,
  para: AnuncioStatus,
  papel: Papel,
  inicio: DataCivil,
): Transicao => {
  if (papel !== 'administrador') return recusada(403, MSG.soAdministracao);
  if (antes.tipo !== 'banner' && !PARA_RADIO_E_MUSICA.includes(para))
    return recusada(422, MSG.soAtivoOuInativo);
  return comStatus(antes, para, inicio);
};

/**
 * What becomes of an ad when something happens to it, or why nothing may (specification 4, contract 5).
 * The same status again is allowed and changes nothing. Pure: `inicio` is the day it would begin if
 * it became active now: today in São Paulo, or later for a renewal.
 */
export const transicao = (
  antes: EstadoDoAnuncio,
  evento: EventoDoAnuncio,
  papel: Papel,
  inicio: DataCivil,
): Transicao => {
  switch (evento.nome) {
    case 'comprovante':
      return receberComprovante(antes, inicio);
    case 'reembolso':
      return pedirReembolso(antes, inicio);
    case 'decisao':
      return decidir(antes, evento.para, papel, inicio);
  }
};

/** What an owner's locks look at. */
export interface EstadoDeEdicao {
  status: AnuncioStatus;
  /** Whether it was ever approved: from then on the terms lock it. */
  jaAprovado: boolean;
  /** Whether it renews another: what it shows is that one's. */
  renovacao: boolean;
}

/** What an edit changes. */
export interface Edicao {
  imagem: boolean;
  link: boolean;
  /** The banner's words. */
  textos: boolean;
  /** What the public does not see: the ad's own title and how it is paid. */
  dados: boolean;
}

const EM_REEMBOLSO: readonly AnuncioStatus[] = [
  AnuncioStatus.ReembolsoSolicitado,
  AnuncioStatus.Reembolsado,
];

/** Why an owner may not change the ad now, or null (specification 4, contract 5). Administrators have no locks. */
export const travaDoDono = (
  { status, jaAprovado, renovacao }: EstadoDeEdicao,
  { imagem, link, textos, dados }: Edicao,
): string | null => {
  if (EM_REEMBOLSO.includes(status)) return MSG.emReembolso;
  const conteudo = imagem || link || textos;
  // Stopped by an administrator, it may be proved again: the proof is no change.
  if (jaAprovado && (conteudo || dados || status !== AnuncioStatus.NaoAprovado))
    return MSG.jaAprovado;
  if (renovacao && conteudo) return MSG.renovacaoTravada;
  if (imagem && status !== AnuncioStatus.NaoAprovado) return MSG.imagemTravada;
  if (link && status !== AnuncioStatus.NaoAprovado) return MSG.linkTravado;
  return null;
};

/** Why an owner may not delete the ad now, or null: before the first approval only (contract 5). */
export const travaDaExclusao = ({
  status,
  jaAprovado,
}: Pick<EstadoDeEdicao, 'status' | 'jaAprovado'>): string | null => {
  if (EM_REEMBOLSO.includes(status)) return MSG.emReembolso;
  return jaAprovado ? MSG.exclusaoTravada : null;
};
