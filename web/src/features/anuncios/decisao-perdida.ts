import type { Passo } from '@portal/contracts/anuncio/anuncio';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { QueryClient } from '@tanstack/react-query';
import { lerPrivado } from '../../lib/http';
import { isRespostaPerdida } from '../../lib/resposta-perdida';
import { sessaoQuery } from '../../session/sessao-query';
import { mudancasDe } from './historico/mudancas';
import type { Decisao } from './mutations';

/** Whether a decision that failed counted: its answer was lost, and the ad's history ends with it, by whoever is here. */
export const valeuMesmoAssim = async (
  erro: unknown,
  { anuncio: { id, status }, para, motivo = '' }: Decisao,
  client: QueryClient,
): Promise<boolean> => {
  if (!isRespostaPerdida(erro)) return false;
  const passos = await lerPrivado<Passo[]>(CAMINHOS.historico(id)).catch(() => []);
  const ultimo = mudancasDe(passos).at(-1);
  return (
    ultimo?.de === status &&
    ultimo.para === para &&
    ultimo.motivo === motivo &&
    ultimo.por === client.getQueryData(sessaoQuery.queryKey)?.user.usuario
  );
};
