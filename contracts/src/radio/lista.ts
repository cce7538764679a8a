/**
 * Whether a stream's address is of a playlist that no browser plays, by its name: `.pls` or `.m3u`. An HLS playlist (`.m3u8`) is
 * a stream itself.
 */
export const isLista = (url: string): boolean =>
  /\.(pls|m3u)$/i.test(url.split(/[?#]/, 1)[0] ?? '');
