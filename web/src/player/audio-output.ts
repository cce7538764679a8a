import type { Fonte } from './fonte';
import type { HlsOutput } from './playlist';
import { isHls, semMemoria } from './stream-url';

/** What the audio element tells the driver. */
export interface AudioSignals {
  falhou(): void;
  terminou(): void;
  bloqueado(): void;
  /** Paused by somebody else: the system, headphones pulled out. */
  pausadoPorFora(): void;
  /** Something changed: worth a look before the next tick. */
  mexeu(): void;
}

export interface AudioOutput {
  load(fonte: Fonte, posicao: number): void;
  resume(fonte: Fonte, posicao: number): void;
  pause(): void;
  drop(): void;
  seek(posicao: number): void;
  setVolume(nivel: number, mudo: boolean): void;
  look(): { posicao: number; soando: boolean; duracao: number | null };
}

const bloqueadoPeloNavegador = (erro: unknown): boolean =>
  erro instanceof DOMException && erro.name === 'NotAllowedError';

const toleraHls = (audio: HTMLAudioElement): boolean =>
  audio.canPlayType('application/vnd.apple.mpegurl') !== '';

/** Commands of the one audio element. Faults arrive as signals, never as exceptions. */
export const createAudioOutput = (audio: HTMLAudioElement, signals: AudioSignals): AudioOutput => {
  let hls: HlsOutput | null = null;
  let quereSom = false;
  let carga = 0;
  /** Radio that the browser is playing by itself now, and playlists (HLS) it could not. */
  let nativa: Fonte | null = null;
  const pelaBiblioteca = new Set<string>();

  const falhou = (minha: number) => () => {
    if (minha === carga && quereSom) signals.falhou();
  };
  const play = () => {
    quereSom = true;
    const minha = carga;
    // Other rejections come with an `error` event, or with a newer command that replaced this one.
    audio.play().catch((erro: unknown) => {
      if (minha === carga && quereSom && bloqueadoPeloNavegador(erro)) signals.bloqueado();
    });
  };
  const drop = () => {
    quereSom = false;
    carga += 1;
    hls?.close();
    hls = null;
    nativa = null;
    audio.pause();
    if (!audio.hasAttribute('src')) return;
    audio.removeAttribute('src');
    audio.load();
  };
  const load = (fonte: Fonte, posicao: number) => {
    drop();
    const musica = fonte.tipo === 'musica';
    const url = musica ? fonte.url : semMemoria(fonte.url, Date.now().toString(36));
    if (pelaBiblioteca.has(fonte.url) || (isHls(fonte.url) && !toleraHls(audio))) {
      const minha = carga;
      void import('./playlist').then(({ openHls }) => {
        if (minha === carga) hls = openHls(audio, url, falhou(minha));
      }, falhou(minha));
    } else {
      audio.src = url;
      if (!musica) nativa = fonte;
    }
    // A live stream has no such place: the browser would wait for as much of it as was heard before.
    if (musica) audio.currentTime = posicao;
    play();
  };

  audio.addEventListener('error', () => {
    // Emptying the element also fires `error` in some browsers.
    if (!quereSom || !audio.error || !audio.hasAttribute('src')) return;
    const minha = carga;
    const fonte = nativa;
    nativa = null;
    const continuar = (isLista: boolean) => {
      if (!isLista || !fonte) falhou(minha)();
      else if (minha === carga && quereSom) {
        pelaBiblioteca.add(fonte.url);
        load(fonte, 0);
      }
    };
    // Chromium says it knows HLS and fails at playlists of plain MP3 or AAC, which radios use: the library knows them.
    if (!fonte || !('MediaSource' in window)) continuar(false);
    else if (isHls(fonte.url) || audio.currentTime > 0) continuar(isHls(fonte.url));
    else
      void import('./playlist')
        .then(({ isPlaylist }) => isPlaylist(fonte.url))
        .then(continuar, () => continuar(false));
  });
  audio.addEventListener('ended', () => signals.terminou());
  audio.addEventListener('pause', () => {
    if (quereSom && audio.paused && !audio.ended && !audio.error) signals.pausadoPorFora();
  });
  for (const nome of ['playing', 'timeupdate', 'durationchange', 'seeked'])
    audio.addEventListener(nome, () => signals.mexeu());

  return {
    load,
    resume: (fonte, posicao) => {
      if (audio.error || !audio.hasAttribute('src')) load(fonte, posicao);
      else play();
    },
    pause: () => {
      quereSom = false;
      audio.pause();
    },
    drop,
    seek: (posicao) => {
      if (audio.hasAttribute('src')) audio.currentTime = posicao;
    },
    setVolume: (nivel, mudo) => {
      audio.volume = nivel;
      audio.muted = mudo;
    },
    look: () => ({
      posicao: audio.currentTime,
      soando: !audio.paused && !audio.seeking && audio.readyState >= audio.HAVE_FUTURE_DATA,
      duracao: Number.isFinite(audio.duration) && audio.duration > 0 ? audio.duration : null,
    }),
  };
};
