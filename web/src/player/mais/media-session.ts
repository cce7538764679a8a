import type { Fonte } from '../fonte';
import type { PlayerDriver } from '../player-driver';
import { isAtivo, type PlayerState, type Progresso } from '../player-state';
import type { QueueStore } from './queue-store';

const SALTO_S = 10;

const metadados = (fonte: Fonte, titulo: string | null): MediaMetadata => {
  const artista = fonte.tipo === 'radio' ? 'Rádio ao vivo' : fonte.cantor;
  return new MediaMetadata({
    title: titulo ?? fonte.nome,
    artist: titulo === null ? artista : fonte.nome,
    artwork: fonte.imagem ? [{ src: new URL(fonte.imagem, location.href).href }] : [],
  });
};

const playbackState = (state: PlayerState): MediaSessionPlaybackState => {
  if (state.fonte === null) return 'none';
  return isAtivo(state) ? 'playing' : 'paused';
};

type Acoes = Partial<Record<MediaSessionAction, MediaSessionActionHandler>>;

const acoes = (fonte: Fonte, driver: PlayerDriver, fila: QueueStore): Acoes => {
  const saltar = (segundos: number) => driver.buscar(driver.getProgresso().posicao + segundos);
  const { temAnterior, temSeguinte } = fila.get();
  return {
    play: () => driver.tocar(fonte),
    pause: driver.pausar,
    stop: driver.parar,
    ...(fonte.tipo === 'musica' && {
      seekto: ({ seekTime }) => driver.buscar(seekTime ?? 0),
      seekbackward: ({ seekOffset }) => saltar(-(seekOffset ?? SALTO_S)),
      seekforward: ({ seekOffset }) => saltar(seekOffset ?? SALTO_S),
      ...(temAnterior && { previoustrack: fila.voltar }),
      ...(temSeguinte && { nexttrack: fila.avancar }),
    }),
  };
};

const ACOES = [
  ...(['play', 'pause', 'stop', 'seekto', 'seekbackward', 'seekforward'] as const),
  ...(['previoustrack', 'nexttrack'] as const),
];

const handle = (acao: MediaSessionAction, handler: MediaSessionActionHandler | null): void => {
  try {
    navigator.mediaSession.setActionHandler(acao, handler);
  } catch {
    // A browser that does not know the action keeps the others.
  }
};

/** Where the song is, for the lock screen's own bar; a live stream has none. */
const showPosition = ({ posicao, duracao }: Progresso): void => {
  if (duracao === null) navigator.mediaSession.setPositionState();
  else
    navigator.mediaSession.setPositionState({
      duration: duracao,
      position: Math.min(posicao, duracao),
    });
};

export interface MediaSessionView {
  /** The radio's song of the moment; null where it is not known. */
  setTitulo: (titulo: string | null) => void;
}

/** Lock screen, headset and keyboard keys: what sounds, and the way back to the player's commands. */
export const joinMediaSession = (driver: PlayerDriver, fila: QueueStore): MediaSessionView => {
  // Still missing in some webviews.
  if (!('mediaSession' in navigator)) return { setTitulo: () => undefined };
  let titulo: string | null = null;
  let visto: readonly unknown[] = [];
  let progresso: Progresso | null = null;
  const mostrar = (): void => {
    const state = driver.getState();
    navigator.mediaSession.playbackState = playbackState(state);
    if (progresso !== driver.getProgresso()) {
      progresso = driver.getProgresso();
      showPosition(progresso);
    }
    const { fonte } = state;
    const { temAnterior, temSeguinte } = fila.get();
    const agora = [fonte, titulo, temAnterior, temSeguinte];
    if (agora.every((parte, i) => parte === visto[i])) return;
    visto = agora;
    navigator.mediaSession.metadata = fonte && metadados(fonte, titulo);
    const handlers = fonte ? acoes(fonte, driver, fila) : {};
    for (const acao of ACOES) handle(acao, handlers[acao] ?? null);
  };
  driver.subscribe(mostrar);
  fila.subscribe(mostrar);
  mostrar();
  return {
    setTitulo: (novo) => {
      titulo = novo;
      mostrar();
    },
  };
};
