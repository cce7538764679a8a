import { MENSAGENS_DO_ANUNCIO as MSG } from '@portal/contracts/anuncio/mensagens';
import {
  destinosDe,
  recusaDe,
  type Julgado,
  type Papel,
} from '@portal/contracts/anuncio/permissoes';
import { AnuncioStatus, type Periodo, type TipoAnuncio } from '@portal/contracts/anuncio/status';
import { vencimento } from '@portal/contracts/anuncio/vigencia';
import type { DataCivil } from '@portal/contracts/tempo/datas';

/** What a transition needs to know of an ad. */
export interface EstadoDoAnuncio extends Julgado {
  tipo: TipoAnuncio;
  periodo: Periodo;
  data_inicio: DataCivil | null;
  data_vencimento: DataCivil | null;
}

/**
 * What may happen to an ad's status. `comprovante`: a proof came; `reenvio`: the proof there is to be looked at again;
 * `reembolso`: a refund was asked; `desistencia`: it was taken back, and `para` is where the ad stood before; `decisao`: an
 * administrator chose.
 */
export type EventoDoAnuncio =
  | { nome: 'comprovante' | 'reenvio' | 'reembolso' }
  | { nome: 'desistencia'; para: AnuncioStatus }
  | { nome: 'decisao'; para: AnuncioStatus };

/** Events that are an owner's alone, whatever else the owner is. */
const DO_DONO: readonly EventoDoAnuncio['nome'][] = ['reenvio', 'desistencia'];
/** Whether an event is an owner's alone: nobody does it as an administrator. */
export const isDoDono = ({ nome }: EventoDoAnuncio): boolean => DO_DONO.includes(nome);

type CodigoDeRecusa = 403 | 409 | 422;

type Transicao =
  | { permitida: true; mudou: boolean; depois: EstadoDoAnuncio }
  | { permitida: false; http: CodigoDeRecusa; msg: string };

const recusada = (http: CodigoDeRecusa, msg: string): Transicao => ({
  permitida: false,
  http,
  msg,
});

/** An ad gets its dates the day it first becomes active; a day an administrator chose before stays (contrato 5). */
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

/** A transition with one destination, unless the permissions refuse it. */
const passar = (
  antes: EstadoDoAnuncio,
  acao: 'comprovante' | 'reenviar' | 'reembolso' | 'desistir',
  para: AnuncioStatus,
  papel: Papel,
  inicio: DataCivil,
): Transicao => {
  const msg = recusaDe(antes, papel, acao);
  return msg === null ? comStatus(antes, para, inicio) : recusada(409, msg);
};

const decidir = (
  antes: EstadoDoAnuncio,
  para: AnuncioStatus,
  papel: Papel,
  inicio: DataCivil,
): Transicao => {
  if (papel !== 'administrador') return recusada(403, MSG.soAdministracao);
  if (para !== antes.status && !destinosDe(antes).includes(para))
    return recusada(422, destinosDe(antes).length === 0 ? MSG.jaReembolsado : MSG.soAtivoOuInativo);
  return comStatus(antes, para, inicio);
};

/**
 * What becomes of an ad when something happens to it, or why nothing may (especificação 4, contrato 5).
 * The same status again is allowed and changes nothing. Pure: `inicio` is the day it would begin if
 * it became active now: today in São Paulo, or later for a renewal.
 */
export const transicao = (
  antes: EstadoDoAnuncio,
  evento: EventoDoAnuncio,
  papel: Papel,
  inicio: DataCivil,
): Transicao => {
  if (isDoDono(evento) && papel !== 'dono') return recusada(403, MSG.soOAnunciante);
  switch (evento.nome) {
    case 'comprovante':
      return passar(antes, 'comprovante', AnuncioStatus.AguardandoAprovacao, papel, inicio);
    case 'reenvio':
      return passar(antes, 'reenviar', AnuncioStatus.AguardandoAprovacao, papel, inicio);
    case 'desistencia':
      return passar(antes, 'desistir', evento.para, papel, inicio);
    case 'reembolso':
      return passar(antes, 'reembolso', AnuncioStatus.ReembolsoSolicitado, papel, inicio);
    case 'decisao':
      return decidir(antes, evento.para, papel, inicio);
  }
};
