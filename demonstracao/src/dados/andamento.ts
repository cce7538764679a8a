import type { EventoDoHistorico } from '@portal/contracts/anuncio/anuncio';
import { AnuncioStatus } from '@portal/contracts/anuncio/status';
import { DIA_MS } from '@portal/contracts/tempo/datas';
import type { AnuncioDeDemonstracao } from './anuncios';

const HORA_MS = 60 * 60 * 1000;
const ANTES_DE_COMECAR_DIAS = 3;

export interface PassoDeDemonstracao {
  quando: Date;
  de: AnuncioStatus | null;
  para: AnuncioStatus;
  evento: EventoDoHistorico;
}

const { NaoAprovado, AguardandoAprovacao, Ativo, ReembolsoSolicitado, Reembolsado } = AnuncioStatus;

/**
 * The steps that brought a demonstration ad where it stands, oldest first. `pedidoHa`: days before `agora` it was bought,
 * when it has not begun.
 */
export const passosDaDemonstracao = (
  { status, comecouHa }: Pick<AnuncioDeDemonstracao, 'status' | 'comecouHa'>,
  pedidoHa: number,
  agora: Date,
): PassoDeDemonstracao[] => {
  const ha = (dias: number): number => agora.getTime() - dias * DIA_MS;
  const pedido = ha((comecouHa ?? pedidoHa) + ANTES_DE_COMECAR_DIAS);
  const emReembolso = status === ReembolsoSolicitado || status === Reembolsado;
  const passos: [AnuncioStatus, EventoDoHistorico, number][] = [[NaoAprovado, 'criacao', pedido]];
  if (status !== NaoAprovado) passos.push([AguardandoAprovacao, 'comprovante', pedido + HORA_MS]);
  if (comecouHa !== null) passos.push([Ativo, 'decisao', ha(comecouHa)]);
  if (emReembolso) passos.push([ReembolsoSolicitado, 'reembolso', ha(2)]);
  if (status === Reembolsado) passos.push([Reembolsado, 'decisao', ha(1)]);
  return passos.map(([para, evento, quando], i) => ({
    quando: new Date(quando),
    de: passos[i - 1]?.[0] ?? null,
    para,
    evento,
  }));
};
