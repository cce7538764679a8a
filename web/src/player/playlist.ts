import type Hls from 'hls.js';

export interface HlsOutput {
  close(): void;
}

/**
 * A live playlist that is away for a moment is asked for again while what has come still sounds, and beyond: when it no longer
 * does, the player's own watch says.
 */
const OUTRA_VEZ = { maxNumRetry: 12, retryDelayMs: 1000, maxRetryDelayMs: 2000 };

/** Plays an HLS playlist where the browser can't by itself. The library is fetched only now, for who needs it. */
export const openHls = (audio: HTMLAudioElement, url: string, falhou: () => void): HlsOutput => {
  let hls: Hls | null = null;
  let fechado = false;
  const abrir = async (): Promise<void> => {
    const { default: HlsLight } = await import('hls.js/light');
    if (fechado) return;
    if (!HlsLight.isSupported()) throw new Error('no Media Source here');
    const { default: politica } = HlsLight.DefaultConfig.playlistLoadPolicy;
    hls = new HlsLight({
      // It comes from a blob, which the portal's Content-Security-Policy refuses; audio alone needs none.
      enableWorker: false,
      liveDurationInfinity: true,
      playlistLoadPolicy: { default: { ...politica, errorRetry: OUTRA_VEZ } },
    });
    hls.on(HlsLight.Events.ERROR, (_event, { fatal }) => {
      if (fatal) falhou();
    });
    hls.loadSource(url);
    hls.attachMedia(audio);
  };
  abrir().catch(falhou);
  return {
    close: () => {
      fechado = true;
      hls?.destroy();
    },
  };
};

/** How long an address may take to say what it is, in ms. */
const PRAZO_MS = 5000;
/** Addresses that told that they are something else: they are not asked at every try. */
const outras = new Set<string>();

/** Whether an HLS playlist is at an address that is not called one, or that leads elsewhere: how it begins tells. */
export const isPlaylist = async (url: string): Promise<boolean> => {
  if (outras.has(url)) return false;
  const parar = new AbortController();
  const relogio = setTimeout(() => parar.abort(), PRAZO_MS);
  try {
    const { ok, body } = await fetch(url, { cache: 'no-store', signal: parar.signal });
    if (!ok || !body) return false;
    const { value } = await body.getReader().read();
    const isLista = /^\ufeff?#EXTM3U[^]*#EXT-X-/.test(new TextDecoder().decode(value));
    if (!isLista) outras.add(url);
    return isLista;
  } catch {
    // Gone, or it lets no page read it: the library could not either.
    return false;
  } finally {
    clearTimeout(relogio);
    parar.abort();
  }
};
