import type { Fonte } from './fonte';
import { isAtivo, type PlayerState, type Progresso } from './player-state';

interface Comandos {
  tocar(fonte: Fonte): void;
  pausar(): void;
  parar(): void;
  buscar(posicao: number): void;
}

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

const acoes = (fonte: Fonte, { posicao }: Progresso, comandos: Comandos): Acoes => ({
  play: () => comandos.tocar(fonte),
  pause: () => comandos.pausar(),
  stop: () => comandos.parar(),
  ...(fonte.tipo === 'musica' && {
    seekto: ({ seekTime }) => comandos.buscar(seekTime ?? 0),
    seekbackward: ({ seekOffset }) => comandos.buscar(posicao - (seekOffset ?? SALTO_S)),
    seekforward: ({ seekOffset }) => comandos.buscar(posicao + (seekOffset ?? SALTO_S)),
  }),
});

const ACOES = ['play', 'pause', 'stop', 'seekto', 'seekbackward', 'seekforward'] as const;

const handle = (acao: MediaSessionAction, handler: MediaSessionActionHandler | null): void => {
  try {
    navigator.mediaSession.setActionHandler(acao, handler);
  } catch {
    // A browser that does not know the action keeps the others.
  }
};

const showPosition = ({ posicao, duracao }: Progresso): void => {
  if (duracao === null) navigator.mediaSession.setPositionState();
  else
    navigator.mediaSession.setPositionState({
      duration: duracao,
      position: Math.min(posicao, duracao),
    });
};

let mostrada: Fonte | null = null;

/** Lock screen, headset and keyboard keys: what sounds, and the way back to the player's commands. */
export const showInMediaSession = (
  state: PlayerState,
  progresso: Progresso,
  comandos: Comandos,
): void => {
  // Still missing in some webviews.
  if (!('mediaSession' in navigator)) return;
  const { fonte } = state;
  if (fonte !== mostrada) {
    mostrada = fonte;
    navigator.mediaSession.metadata = fonte && metadados(fonte);
  }
  navigator.mediaSession.playbackState = playbackState(state);
  const handlers = fonte ? acoes(fonte, progresso, comandos) : {};
  for (const acao of ACOES) handle(acao, handlers[acao] ?? null);
  showPosition(progresso);
};
