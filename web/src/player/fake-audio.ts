import { createPlayerDriver, type PlayerDriver } from './player-driver';

/** An audio element whose time moves when a test says so: jsdom has none that plays. For timing logic only. */
export const createFakeAudio = () => {
  const audio = document.createElement('audio');
  const vida = { paused: true, currentTime: 0, readyState: 0, seeking: false, duration: NaN };
  const cargas: string[] = [];
  let recusa: DOMException | null = null;
  Object.defineProperties(audio, {
    paused: { get: () => vida.paused, configurable: true },
    readyState: { get: () => vida.readyState },
    seeking: { get: () => vida.seeking, configurable: true },
    duration: { get: () => vida.duration },
    currentTime: {
      get: () => vida.currentTime,
      set: (segundos: number) => (vida.currentTime = segundos),
    },
    src: {
      set: (url: string) => {
        audio.setAttribute('src', url);
        cargas.push(url);
        Object.assign(vida, { currentTime: 0, readyState: 0 });
      },
    },
  });
  audio.play = () => {
    if (recusa) return Promise.reject(recusa);
    vida.paused = false;
    return Promise.resolve();
  };
  audio.pause = () => {
    vida.paused = true;
  };
  audio.load = () => undefined;
  return {
    audio,
    /** Addresses given to the element, in order. */
    cargas,
    soar: (segundos: number) => {
      Object.assign(vida, { readyState: 4, currentTime: vida.currentTime + segundos });
      audio.dispatchEvent(new Event('timeupdate'));
    },
    calar: () => (vida.readyState = 2),
    terminar: () => audio.dispatchEvent(new Event('ended')),
    pausarPorFora: () => {
      vida.paused = true;
      audio.dispatchEvent(new Event('pause'));
    },
    recusar: (erro: DOMException | null) => (recusa = erro),
  };
};

const feitos: PlayerDriver[] = [];

/** A player as `createPlayerDriver` makes it, until `calarPlayers`. */
export const createTestPlayer = (audio: HTMLAudioElement): PlayerDriver => {
  const driver = createPlayerDriver(audio);
  feitos.push(driver);
  return driver;
};

/**
 * After each test that made one: a player listens to the page for good, which the next file of tests has too, and one that
 * still waits for sound would set its timers there.
 */
export const calarPlayers = (): void => feitos.splice(0).forEach((driver) => driver.pausar());
