import formidable from 'formidable';

/** Transform callback, which the parser's types leave without its error. */
type Done = (error?: Error | null) => void;

/** Most bytes of what stands before a part's value, names and values of its headers. */
const MOST_HEADER_BYTES = 8 * 1024;

/** An error of the sender's, as the parser's own say so. */
const malformed = (httpCode: 400 | 413): Error =>
  Object.assign(new Error('malformed form'), { httpCode });

type Parser = object;

/** What is replaced: functions called on the parser they belong to. */
interface Steps {
  _handleCallback: (
    this: Parser,
    name: string,
    buffer: Buffer,
    start?: number,
    end?: number,
  ) => void;
  _transform: (this: Parser, bytes: Buffer, encoding: unknown, done: Done) => number;
}

const prototype: Steps = formidable.MultipartParser.prototype;
const { _handleCallback: handle, _transform: transform } = prototype;

/** Bytes of a part's value that were told of and not yet handed on. */
interface Gathered {
  bytes: Buffer;
  end: number;
}

/** Bytes of headers that came of each parser's present part. */
const headerBytes = new WeakMap<Parser, number>();
const gathered = new WeakMap<Parser, Gathered>();

/** Throws 413 for a part of too many headers: the patterns that read them take the square of their length in time. */
const measureHeaders = (parser: Parser, bytes: number): void => {
  const total = (headerBytes.get(parser) ?? 0) + bytes;
  headerBytes.set(parser, total);
  if (total > MOST_HEADER_BYTES) throw malformed(413);
};

/** Copies, a byte at a time where that is faster: the parser writes on what it told of. */
const gather = (parser: Parser, buffer: Buffer, start: number, stop: number): void => {
  const pieces = gathered.get(parser) ?? { bytes: Buffer.alloc(0), end: 0 };
  if (pieces.end === 0) gathered.set(parser, pieces);
  const needed = pieces.end + stop - start;
  if (needed > pieces.bytes.length) {
    const room = Buffer.allocUnsafe(Math.max(1024, needed * 2));
    pieces.bytes.copy(room, 0, 0, pieces.end);
    pieces.bytes = room;
  }
  if (stop - start === 1) pieces.bytes[pieces.end] = buffer[start] ?? 0;
  else buffer.copy(pieces.bytes, pieces.end, start, stop);
  pieces.end = needed;
};

const handOn = (parser: Parser): void => {
  const pieces = gathered.get(parser);
  if (!pieces) return;
  gathered.delete(parser);
  handle.call(parser, 'partData', pieces.bytes, 0, pieces.end);
};

/** One event for all of a value that one chunk brings: the parser has one for each byte that might have begun a boundary. */
const tell: Steps['_handleCallback'] = function (name, buffer, start, end) {
  if (name === 'partData') {
    gather(this, buffer, start ?? 0, end ?? buffer.length);
    return;
  }
  handOn(this);
  if (name === 'partBegin') headerBytes.set(this, 0);
  if (name === 'headerField' || name === 'headerValue')
    measureHeaders(this, (end ?? 0) - (start ?? 0));
  handle.call(this, name, buffer, start, end);
};

/**
 * At a byte that cannot stand where it does (a line without CR, a header's name with a digit) the parser stops reading and
 * tells nobody: the request would be neither answered nor ended.
 */
const read: Steps['_transform'] = function (bytes, encoding, done) {
  const finish: Done = (error) => {
    handOn(this);
    done(error);
  };
  try {
    const taken = transform.call(this, bytes, encoding, finish);
    if (taken < bytes.length) finish(malformed(400));
    return taken;
  } catch (error) {
    finish(error instanceof Error ? error : malformed(400));
    return 0;
  }
};

/**
 * Monkey patch of the multipart parser, ours and Strapi's (docs/seguranca.md): what it would hang on is refused, and a value
 * made for it takes it no longer than another.
 */
export const refuseBrokenForms = (): void => {
  prototype._handleCallback = tell;
  prototype._transform = read;
};
