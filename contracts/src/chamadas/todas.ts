import { ADMINISTRACAO } from './administracao';
import { ANUNCIOS } from './anuncios';
import type { Chamada, Chamadas } from './chamada';
import { CONTA } from './conta';
import { LEITURAS } from './leituras';
import { PARTILHA, PORTAL, VISITAS } from './visitas';

/** Every call, by the part of the contract it is in. */
export const SECOES: Readonly<Record<string, Chamadas>> = {
  'Leituras para todos': LEITURAS,
  'Conta e sessão': CONTA,
  Anúncios: ANUNCIOS,
  'Visitas e votos': VISITAS,
  Administração: ADMINISTRACAO,
  'Endereços para compartilhar': PARTILHA,
  'O portal': PORTAL,
};

/** The name of a call: `GET /api/radios/:id`. */
export type NomeDeChamada =
  | keyof typeof LEITURAS
  | keyof typeof CONTA
  | keyof typeof ANUNCIOS
  | keyof typeof VISITAS
  | keyof typeof ADMINISTRACAO
  | keyof typeof PARTILHA
  | keyof typeof PORTAL;

/** A call with its name (`GET /api/radios/:id`) and the section it is told in. */
export interface ChamadaDita extends Chamada {
  nome: string;
  secao: string;
}

export const CHAMADAS: readonly ChamadaDita[] = Object.entries(SECOES).flatMap(
  ([secao, chamadas]) =>
    Object.entries(chamadas).map(([nome, chamada]) => ({ ...chamada, nome, secao })),
);
