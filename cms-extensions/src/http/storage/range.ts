/** First and last byte of a part, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Reads a `Range` header for a file of `size` bytes (RFC 9110, 14.2): one part from the front, to the end or from the
 * end. 'whole' when there is none, when it is malformed or asks for several parts (the whole file is a right answer
 * to that); 'unsatisfiable' when it lies past the end (416).
 */
export const parseRange = (
  header: string | undefined,
  size: number,
): ByteRange | 'whole' | 'unsatisfiable' => {
  const match = /^\s*bytes\s*=\s*(\d{0,15})\s*-\s*(\d{0,15})\s*$/i.exec(header ?? '');
  const [, first = '', last = ''] = match ?? [];
  if (first === '' && last === '') return 'whole';
  if (first === '') return suffix(Number(last), size);
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return 'whole';
  return start < size ? { start, end } : 'unsatisfiable';
};

const suffix = (length: number, size: number): ByteRange | 'unsatisfiable' =>
  length > 0 && size > 0 ? { start: Math.max(0, size - length), end: size - 1 } : 'unsatisfiable';
