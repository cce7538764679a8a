import type Hls from 'hls.js';

export interface HlsOutput {
  close(): void;
}

export const toleraHls = (audio: HTMLAudioElement): boolean =>
  audio.canPlayType('application/vnd.apple.mpegurl') !== '';

/** Plays an HLS playlist where the browser can't by itself. The library is fetched only now, for who needs it. */
export const openHls = (audio: HTMLAudioElement, url: string, falhou: () => void): HlsOutput => {
  let hls: Hls | null = null;
  let fechado = false;
  const abrir = async (): Promise<void> => {
    const { default: HlsLight } = await import('hls.js/light');
    if (fechado) return;
    if (!HlsLight.isSupported()) throw new Error('no Media Source here');
    // Its worker comes from a blob, which the portal's Content-Security-Policy refuses; audio alone needs none.
    hls = new HlsLight({ enableWorker: false, liveDurationInfinity: true });
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
