import { ESMAECER_MS, PREPARO_DA_SEGUINTE_S } from '@portal/contracts/player/tempos';
import type { FonteMusica } from '../fonte';
import type { PlayerDriver } from '../player-driver';
import { isAtivo } from '../player-state';
import { anteriorDa, FILA_VAZIA, reduceQueue, seguinteDa } from './queue';
import type { Queue, QueueEvent } from './queue';
import { guardarContinuar, guardarFila, lerContinuar, lerFila } from './remembered-queue';
import { lerDoMesmoSegmento } from './same-segment';
import { parteDoVolume, restante, type Sono } from './sleep';

/** Within so many seconds of its beginning 'previous' is the song before; later it is the song's own beginning. */
const COMECO_S = 3;
/** Step of the fade, and the pace at which a place in a song is remembered, in ms. */
const PASSO_MS = 100;
const GUARDAR_CADA_MS = 5000;

export interface Fila extends Queue {
  /** After the last song of a list the portal goes on with others of its segment. */
  continuar: boolean;
  sono: Sono | null;
  /** There is somewhere to go, by hand. */
  temAnterior: boolean;
  temSeguinte: boolean;
}

export interface QueueStore {
  subscribe: (listener: () => void) => () => void;
  get: () => Fila;
  mudar: (event: QueueEvent) => void;
  avancar: () => void;
  voltar: () => void;
  tocar: (fonte: FonteMusica) => void;
  setContinuar: (continuar: boolean) => void;
  /** Minutes, the end of the song, or null: awake. */
  dormir: (quando: number | 'musica' | null) => void;
}

/** The page was loaded again by its reader: what was going on goes on. */
const recarregada = (): boolean => {
  const [navegacao] = performance.getEntriesByType('navigation');
  return navegacao !== undefined && 'type' in navegacao && navegacao.type === 'reload';
};

/** The queue beside the player: it follows what is asked of the driver and tells it what comes next. */
export const createQueueStore = (driver: PlayerDriver): QueueStore => {
  let fila: Queue = FILA_VAZIA;
  let continuar = lerContinuar();
  let sono: Sono | null = null;
  let fora: Fila;
  let visto: unknown = null;
  let aquecida: HTMLAudioElement | null = null;
  let buscandoDepoisDe: string | null = null;
  let guardadaEm = 0;
  let relogio: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const mostrar = (): void => {
    const varias = fila.itens.length > 1;
    fora = {
      ...fila,
      continuar,
      sono,
      temAnterior: varias,
      temSeguinte: varias && seguinteDa(fila, false) !== null,
    };
  };
  const avisar = (): void => {
    mostrar();
    listeners.forEach((listener) => listener());
  };
  const guardar = (): void => {
    // Untouched: another visit's queue stays for the next.
    if (fila === FILA_VAZIA) return;
    guardadaEm = Date.now();
    guardarFila(fila, driver.getProgresso().posicao);
  };

  const porSi = (): FonteMusica | null => (sono?.tipo === 'musica' ? null : seguinteDa(fila, true));

  const querContinuar = (): boolean => continuar;
  /** Lines up more of the same segment while the last song plays. */
  const continuarSePreciso = async (): Promise<void> => {
    const ultima = fila.itens[fila.atual];
    if (!querContinuar() || !ultima || fila.repetir !== 'nenhuma' || fila.itens[fila.atual + 1])
      return;
    if (buscandoDepoisDe === ultima.id) return;
    buscandoDepoisDe = ultima.id;
    const itens = await lerDoMesmoSegmento(ultima, fila.itens);
    // Meanwhile something else may have been chosen.
    if (itens.length > 0 && querContinuar() && fila.itens[fila.atual]?.id === ultima.id)
      mudar({ tipo: 'acrescentar', itens });
  };

  const aplicar = (nova: Queue): void => {
    if (nova === fila) return;
    fila = nova;
    void continuarSePreciso();
    guardar();
    avisar();
  };
  const mudar = (event: QueueEvent): void => aplicar(reduceQueue(fila, event));

  /** Preload: a second element, outside the document, fills the browser's own memory of the next song's first bytes. */
  const aquecer = (): void => {
    const { posicao, duracao } = driver.getProgresso();
    const perto = duracao !== null && duracao - posicao <= PREPARO_DA_SEGUINTE_S;
    const url = perto ? porSi()?.url : undefined;
    if (url === undefined) {
      if (!perto) aquecida = null;
    } else if (aquecida?.getAttribute('src') !== url) {
      aquecida = document.createElement('audio');
      aquecida.preload = 'auto';
      aquecida.src = url;
    }
  };

  const acordar = (): void => {
    clearTimeout(relogio);
    sono = null;
    driver.atenuar(1);
    avisar();
  };
  const contarSono = (): void => {
    clearTimeout(relogio);
    if (!sono) return;
    const ms = restante(sono, Date.now(), driver.getProgresso());
    driver.atenuar(parteDoVolume(ms));
    if (sono.tipo === 'musica') return;
    if (ms === 0) {
      driver.pausar();
      acordar();
    } else if (ms !== null) relogio = setTimeout(contarSono, Math.max(PASSO_MS, ms - ESMAECER_MS));
  };

  const olhar = (): void => {
    const state = driver.getState();
    const pedido = driver.getPedido();
    if (pedido !== visto) {
      visto = pedido;
      if (pedido) mudar({ tipo: 'pediu', pedido });
    }
    if (state.fonte?.tipo !== 'musica') {
      // A live stream has no end to fall asleep at.
      if (sono?.tipo === 'musica') acordar();
      return;
    }
    mudar({ tipo: 'foi', id: state.fonte.id });
    if (isAtivo(state)) aquecer();
    if (Date.now() - guardadaEm >= GUARDAR_CADA_MS) guardar();
    if (sono?.tipo !== 'musica') return;
    if (state.nome === 'parado') acordar();
    else contarSono();
  };

  const ir = (fonte: FonteMusica | null): void => {
    if (fonte) driver.tocar(fonte);
  };

  const guardada = lerFila();
  if (guardada && driver.getPedido()) {
    // Somebody was quicker than this: a song of that list stands in it, anything else takes its place (`olhar`).
    fila = guardada.fila;
  } else if (guardada && (recarregada() || !driver.getOferta())) {
    fila = guardada.fila;
    const fonte = fila.itens[fila.atual];
    if (fonte) driver.restaurar(fonte, guardada.posicao);
  }
  mostrar();
  driver.aoTerminar(porSi);
  driver.subscribe(olhar);
  olhar();
  // A phone that closes the page says only this.
  window.addEventListener('pagehide', guardar);

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get: () => fora,
    mudar,
    avancar: () => ir(seguinteDa(fila, false)),
    voltar: () => {
      const anterior = anteriorDa(fila);
      if (!anterior || driver.getProgresso().posicao > COMECO_S) driver.buscar(0);
      else ir(anterior);
    },
    tocar: ir,
    setContinuar: (novo) => {
      continuar = novo;
      buscandoDepoisDe = null;
      guardarContinuar(novo);
      void continuarSePreciso();
      avisar();
    },
    dormir: (quando) => {
      acordar();
      if (quando === null) return;
      sono =
        quando === 'musica'
          ? { tipo: 'musica' }
          : { tipo: 'hora', minutos: quando, em: Date.now() + quando * 60_000 };
      contarSono();
      avisar();
    },
  };
};
