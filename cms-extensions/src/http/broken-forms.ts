import formidable from 'formidable';

/** Transform callback, which the parser's types leave without its error. */
type Done = (error?: Error | null) => void;

/** Most bytes of what stands before a part's value, names and values of its headers. */
const MOST_HEADER_BYTES = 8 * 1024;

/** An error of the sender's, as the parser's own say so. */
const malformed = (httpCode: 400 | 413): Error =>
  Object.assign(new Error('malformed form'), { httpCode });

const { prototype } = formidable.MultipartParser;
type Parser = typeof prototype;

/** Bytes of headers that came of each parser's present part. */
const headerBytes = new WeakMap<Parser, number>();

/** Throws 413 for a part of too many headers: the patterns that read them take the square of their length in time. */
const measureHeaders = (): void => {
  const { _handleCallback: handle } = prototype;
  prototype._handleCallback = function (name, buffer, start, end): void {
    if (name === 'partBegin') headerBytes.set(this, 0);
    if (name === 'headerField' || name === 'headerValue') {
      const bytes = (headerBytes.get(this) ?? 0) + (end ?? 0) - (start ?? 0);
      headerBytes.set(this, bytes);
      if (bytes > MOST_HEADER_BYTES) throw malformed(413);
    }
    handle.call(this, name, buffer, start, end);
  };
};

/**
 * At a byte that cannot stand where it does (a line without CR, a header's name with a digit) the parser stops reading and
 * tells nobody: the request would be neither answered nor ended.
 */
const endAtBrokenBytes = (): void => {
  const { _transform: transform } = prototype;
  prototype._transform = function (bytes, encoding, done: Done): number {
    try {
      const read = transform.call(this, bytes, encoding, done);
      if (read < bytes.length) done(malformed(400));
      return read;
    } catch (error) {
      done(error instanceof Error ? error : malformed(400));
      return 0;
    }
  };
};

/** Monkey patch of the multipart parser, ours and Strapi's (docs/seguranca.md): what it would hang on is refused. */
export const refuseBrokenForms = (): void => {
  measureHeaders();
  endAtBrokenBytes();
};
