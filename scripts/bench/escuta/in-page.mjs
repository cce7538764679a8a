/**
 * What runs inside the page before any script of its own, as text, for here there is no page: it notes layout shifts, the
 * largest paint, how long each interaction took, and when sound began after a tap, or after another song.
 */
export const OBSERVE = `
  window.noted = { cls: 0, lcp: 0, slowest: 0, tapAt: 0, soundAfter: 0, endedAt: 0, gap: 0 };
  if (location.protocol !== 'about:') sessionStorage.setItem('convite-de-login', '1');
  const watch = (type, look, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(look)).observe({
      type, buffered: true, ...more,
    });
  watch('layout-shift', (shift) => {
    if (!shift.hadRecentInput) noted.cls += shift.value;
  });
  watch('largest-contentful-paint', ({ startTime }) => (noted.lcp = startTime));
  watch('event', ({ interactionId, duration }) => {
    if (interactionId > 0) noted.slowest = Math.max(noted.slowest, duration);
  }, { durationThreshold: 16 });
  addEventListener('pointerdown', () => (noted.tapAt = performance.now()), true);
  addEventListener('timeupdate', ({ target }) => {
    if (noted.tapAt > 0 && noted.soundAfter === 0 && target.currentTime > 0)
      noted.soundAfter = performance.now() - noted.tapAt;
  }, true);
  addEventListener('ended', () => (noted.endedAt = performance.now()), true);
  addEventListener('playing', () => {
    if (noted.endedAt > 0 && noted.gap === 0) noted.gap = performance.now() - noted.endedAt;
  }, true);
`;

/** Leaves so many seconds of the song. */
export const nearTheEnd = (seconds) => `
  const audio = document.querySelector('audio');
  audio.currentTime = audio.duration - ${seconds};
`;
