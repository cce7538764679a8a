import type { Permitido } from '../conexao';
import { lerTextoAoLado, sondar, type Alvo, type Som } from './sondar';
import {
  ditoNaNota,
  ditoNoIcecast,
  ditoNoSete,
  ditoNoShoutcast,
  isPropaganda,
  limparTitulo,
  type Dito,
} from './titulo-rules';

/** Shoutcast 1 shows its page to browsers only. */
const NAVEGADOR = 'Mozilla/5.0 (compatible; PortalDasWebRadios/1.0)';

/** What is known of a radio's title now; `undefined`: an advertisement runs, the one of before stays. */
export type Titulo = string | null | undefined;

const aoLado = async (som: Som, permitido: Permitido, parar: AbortSignal): Promise<Dito | null> => {
  const ler = (caminho: string, agente?: string): Promise<string | null> =>
    lerTextoAoLado(new URL(caminho, som.url), permitido, {
      parar,
      ...(agente === undefined ? {} : { agente }),
    });
  const icecast = await ler('/status-json.xsl');
  const dito = icecast === null ? null : ditoNoIcecast(icecast, som.url.pathname);
  if (dito) return dito;
  const estatisticas = await ler('/stats?json=1');
  const dito2 = estatisticas === null ? null : ditoNoShoutcast(estatisticas);
  if (dito2) return dito2;
  const sete = await ler('/7.html', NAVEGADOR);
  return sete === null ? null : ditoNoSete(sete);
};

/**
 * Asks for a radio's song of the moment (contrato 9): the notes between its sound, else what its server tells beside
 * it. `temOutra`: whether it is worth looking there. Rejects with SemResposta when the stream does not sound.
 */
export const perguntarTitulo = async (
  alvo: Alvo,
  parar: AbortSignal,
  temOutra: boolean,
): Promise<{ titulo: Titulo; achado: boolean }> => {
  const som = await sondar(alvo, { comNotas: true, parar });
  const dito =
    som.intervaloDasNotas === null
      ? temOutra
        ? await aoLado(som, alvo.permitido, parar)
        : null
      : ditoNaNota(som.corpo, som.intervaloDasNotas);
  if (!dito) return { titulo: null, achado: som.intervaloDasNotas !== null };
  const titulo = limparTitulo(dito.texto);
  const propaganda = dito.propaganda || (titulo !== null && isPropaganda(titulo));
  return { titulo: propaganda ? undefined : titulo, achado: true };
};
