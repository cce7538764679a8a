/** An HLS playlist, by its name: where it has none, what is there tells (playlist.ts). */
export const isHls = (url: string): boolean => /\.m3u8$/i.test(url.split(/[?#]/, 1)[0] ?? '');

/**
 * Cache buster: the same address with a mark nobody asked for before, because neither the browser nor a proxy may
 * answer a live connection from a cache.
 */
export const semMemoria = (url: string, marca: string): string => {
  const [semAncora = '', ancora] = url.split('#', 2);
  const juncao = semAncora.includes('?') ? '&' : '?';
  return `${semAncora}${juncao}_=${marca}${ancora === undefined ? '' : `#${ancora}`}`;
};
