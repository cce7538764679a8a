import type { Passo } from '@portal/contracts/anuncio/anuncio';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../lib/api-error';
import { lerPrivado } from '../../lib/http';
import { sessaoQuery } from '../../session/sessao-query';
import { mudancasDe } from './historico/mudancas';
import type { Decisao } from './mutations';

/** Nobody answered, or somebody between: the portal may have done it all the same. */
const isPerdida = (erro: unknown): boolean =>
  erro instanceof ApiError && (erro.status === 0 || erro.status >= 500);

/** Whether a decision that failed counted: its answer was lost, and the ad's history ends with it, by whoever is here. */
export const valeuMesmoAssim = async (
  erro: unknown,
  { anuncio: { id, status }, para, motivo = '' }: Decisao,
  client: QueryClient,
): Promise<boolean> => {
  if (!isPerdida(erro)) return false;
  const passos = await lerPrivado<Passo[]>(CAMINHOS.historico(id)).catch(() => []);
  const ultimo = mudancasDe(passos).at(-1);
  return (
    ultimo?.de === status &&
    ultimo.para === para &&
    ultimo.motivo === motivo &&
    ultimo.por === client.getQueryData(sessaoQuery.queryKey)?.user.usuario
  );
};
