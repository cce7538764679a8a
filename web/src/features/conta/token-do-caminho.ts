/** The recovery token at the end of the page's path (especificação 2.9); null when there is none. */
export const tokenDoCaminho = (pathname: string): string | null =>
  /^\/usuario\/recuperacao\/+(?:.*\/)?([^/]+)\/*$/.exec(pathname)?.[1] ?? null;
