import formidable from 'formidable';
import { expect, it } from 'vitest';
import { refuseBrokenForms } from './broken-forms';

refuseBrokenForms();

interface Told {
  name: string;
  buffer: Buffer;
  start: number;
  end: number;
}

/** What the parser tells of a form of one field, sent in pieces of so many bytes. */
const read = async (value: Buffer, size: number): Promise<Told[]> => {
  const parser = new formidable.MultipartParser({});
  parser.initWithBoundary('limite');
  const told: Told[] = [];
  parser.on('data', (event: Told) => told.push(event));
  const form = Buffer.concat([
    Buffer.from('--limite\r\nContent-Disposition: form-data; name="a"\r\n\r\n'),
    value,
    Buffer.from('\r\n--limite--\r\n'),
  ]);
  for (let from = 0; from < form.length; from += size)
    await new Promise((done) => parser.write(form.subarray(from, from + size), done));
  return told;
};

/** The field's value as it was told, and in how many pieces. */
const valueOf = (told: readonly Told[]): { value: string; pieces: number } => {
  const data = told.filter(({ name }) => name === 'partData');
  const bytes = data.map(({ buffer, start, end }) => buffer.subarray(start, end));
  return { value: Buffer.concat(bytes).toString('hex'), pieces: data.length };
};

const A_CHUNK = 4096;

it.each(['\r', '\r\n.', '\r\n--.', '\r\n--limit.', '\r\n--limite.', 'a\r\n-', 'abc'])(
  'um valor que repete %j chega inteiro, de uma só vez em cada pedaço que vem',
  async (pattern) => {
    const sent = Buffer.alloc(3 * A_CHUNK, pattern);
    for (const size of [A_CHUNK, 1000, 61]) {
      const told = await read(sent, size);
      const { value, pieces } = valueOf(told);
      expect(value).toBe(sent.toString('hex'));
      expect(pieces).toBeLessThanOrEqual(Math.ceil((sent.length + 80) / size));
      expect(told.slice(-2).map(({ name }) => name)).toEqual(['partEnd', 'end']);
    }
  },
);
