export interface RequestTarget {
  /** Path as sent, without a trailing slash; '/' alone stays. */
  path: string;
  /** Query string, raw, without the question mark. */
  query: string;
}

/** Splits a request target; null for one that is no path of this portal: absolute addresses, `//`, `*`, backslashes. */
export const splitTarget = (url: string): RequestTarget | null => {
  const mark = url.indexOf('?');
  const raw = mark < 0 ? url : url.slice(0, mark);
  const query = mark < 0 ? '' : url.slice(mark + 1);
  if (!raw.startsWith('/') || raw.includes('//') || raw.includes('\\')) return null;
  const path = raw.length > 1 && raw.endsWith('/') ? raw.slice(0, -1) : raw;
  return { path, query };
};

/** A path as the router reads one: in any case, with a slash at its end or without. */
export const routedPath = (path: string): string => path.replace(/\/$/, '').toLowerCase();

/** A path segment decoded once; null when it cannot be, or hides a NUL or a separator. */
export const decodeSegment = (segment: string): string | null => {
  try {
    const decoded = decodeURIComponent(segment);
    return /[\0/\\]/.test(decoded) ? null : decoded;
  } catch {
    return null;
  }
};
