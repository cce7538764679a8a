import { CAMINHOS_DO_VISITANTE } from '@portal/contracts/http/caminhos-do-visitante';
import { IMPRESSOES_MAXIMO } from '@portal/contracts/monitoramento/limites';
import { tokenDaPagina } from './rastrear';

/** A banner half in sight for this long was seen, in ms. */
export const VISTO_MS = 1000;
/** Batching: banners seen within this time are sent together, in ms. */
export const LOTE_MS = 3000;
/**
 * Deduplication: the same banner scrolled in and out again within this time is one view, in ms; the server's own
 * measure.
 */
export const MESMA_VISTA_MS = 5 * 60_000;

/** Keepalive: the last batch goes at the page's end. */
const enviarLote = (anuncios: readonly number[]): void => {
  const corpo = new URLSearchParams({ anuncios: anuncios.join(','), _token: tokenDaPagina() });
  navigator.sendBeacon(CAMINHOS_DO_VISITANTE.impressoes, corpo);
};

export interface ContadorDeImpressoes {
  /** More than half of this element of an ad came into sight. */
  apareceu: (elemento: Element, anuncio: number) => void;
  sumiu: (elemento: Element) => void;
  /** Nothing is in sight any more, and what was seen goes now. */
  esconder: () => void;
}

/** Counts what stays in sight long enough, and sends it in batches. */
export const criarContador = (
  enviar: (anuncios: readonly number[]) => void = enviarLote,
): ContadorDeImpressoes => {
  const olhando = new Map<Element, ReturnType<typeof setTimeout>>();
  const vistos = new Map<number, number>();
  const lote = new Set<number>();
  let partida: ReturnType<typeof setTimeout> | undefined;

  const despachar = (): void => {
    clearTimeout(partida);
    partida = undefined;
    if (lote.size === 0) return;
    enviar([...lote]);
    lote.clear();
  };
  const viu = (anuncio: number): void => {
    const agora = Date.now();
    if (agora - (vistos.get(anuncio) ?? -Infinity) < MESMA_VISTA_MS) return;
    vistos.set(anuncio, agora);
    lote.add(anuncio);
    if (lote.size >= IMPRESSOES_MAXIMO) despachar();
    else partida ??= setTimeout(despachar, LOTE_MS);
  };
  const sumiu = (elemento: Element): void => {
    clearTimeout(olhando.get(elemento));
    olhando.delete(elemento);
  };

  return {
    apareceu: (elemento, anuncio) => {
      if (olhando.has(elemento)) return;
      olhando.set(
        elemento,
        setTimeout(() => viu(anuncio), VISTO_MS),
      );
    },
    sumiu,
    esconder: () => {
      [...olhando.keys()].forEach(sumiu);
      despachar();
    },
  };
};
