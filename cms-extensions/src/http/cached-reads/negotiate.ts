export type Encoding = 'br' | 'gzip' | 'identity';

const MOST_REMEMBERED = 200;
const remembered = new Map<string, Encoding>();

const qualities = (header: string): Map<string, number> =>
  new Map(
    header.split(',').map((part): [string, number] => {
      const [name = '', ...params] = part.toLowerCase().split(';');
      const q = params.map((p) => /^\s*q=([\d.]+)\s*$/.exec(p)?.[1]).find((value) => value);
      return [name.trim(), q === undefined ? 1 : Number(q) || 0];
    }),
  );

const choose = (header: string): Encoding => {
  const wanted = qualities(header);
  const q = (name: string): number => wanted.get(name) ?? wanted.get('*') ?? 0;
  const identity = wanted.get('identity') ?? 0;
  const best = q('br') >= q('gzip') ? 'br' : 'gzip';
  return q(best) > 0 && q(best) >= identity ? best : 'identity';
};

/** The encoding to answer in for an `Accept-Encoding` header: brotli, then gzip, then plain (RFC 9110, 12.5.3). */
export const negotiateEncoding = (header: string | undefined): Encoding => {
  if (!header) return 'identity';
  const known = remembered.get(header);
  if (known) return known;
  const chosen = choose(header.slice(0, 1000));
  // Bounded memo: browsers send a handful of different headers; whoever invents more only empties it.
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(header, chosen);
  return chosen;
};
