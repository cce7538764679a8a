// The light build ships without types of its own; its API is a part of the full build's.
declare module 'hls.js/light' {
  import type HlsClass from 'hls.js';
  const Hls: typeof HlsClass;
  export { Hls as default };
}
