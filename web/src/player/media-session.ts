import type { Fonte } from './fonte';
import type { PlayerDriver } from './player-driver';
import { isAtivo, type PlayerState, type Progresso } from './player-state';

const SALTO_S = 10;

const metadados = (fonte: Fonte): MediaMetadata =>
  new MediaMetadata({
    title: fonte.nome,
    artist: fonte.tipo === 'radio' ? 'Rádio ao vivo' : fonte.cantor,
    artwork: fonte.imagem ? [{ src: new URL(fonte.imagem, location.href).href }] : [],
  });

const playbackState = (state: PlayerState): MediaSessionPlaybackState => {
  if (state.fonte === null) return 'none';
  return isAtivo(state) ? 'playing' : 'paused';
};

type Acoes = Partial<Record<MediaSessionAction, MediaSessionActionHandler>>;

const acoes = (fonte: Fonte, driver: PlayerDriver): Acoes => {
  const saltar = (segundos: number) => driver.buscar(driver.getProgresso().posicao + segundos);
  return {
    play: () => driver.tocar(fonte),
    pause: driver.pausar,
    stop: driver.parar,
    ...(fonte.tipo === 'musica' && {
      seekto: ({ seekTime }) => driver.buscar(seekTime ?? 0),
      seekbackward: ({ seekOffset }) => saltar(-(seekOffset ?? SALTO_S)),
      seekforward: ({ seekOffset }) => saltar(seekOffset ?? SALTO_S),
    }),
  };
};

const ACOES = ['play', 'pause', 'stop', 'seekto', 'seekbackward', 'seekforward'] as const;

const handle = (acao: MediaSessionAction, handler: MediaSessionActionHandler | null): void => {
  try {
    navigator.mediaSession.setActionHandler(acao, handler);
  } catch {
    // A browser that does not know the action keeps the others.
  }
};

let mostrada: Fonte | null = null;

/** Lock screen, headset and keyboard keys: what sounds, and the way back to the player's commands. */
export const showInMediaSession = (state: PlayerState, driver: PlayerDriver): void => {
  // Still missing in some webviews.
  if (!('mediaSession' in navigator)) return;
  navigator.mediaSession.playbackState = playbackState(state);
  const { fonte } = state;
  if (fonte === mostrada) return;
  mostrada = fonte;
  navigator.mediaSession.metadata = fonte && metadados(fonte);
  const handlers = fonte ? acoes(fonte, driver) : {};
  for (const acao of ACOES) handle(acao, handlers[acao] ?? null);
};

/** Where the song is, for the lock screen's own bar; a live stream has none. */
export const showPositionInMediaSession = ({ posicao, duracao }: Progresso): void => {
  if (!('mediaSession' in navigator)) return;
  if (duracao === null) navigator.mediaSession.setPositionState();
  else
    navigator.mediaSession.setPositionState({
      duration: duracao,
      position: Math.min(posicao, duracao),
    });
};
