import formidable from 'formidable';

/** Transform callback, which the parser's types leave without its error. */
type Done = (error?: Error | null) => void;

/**
 * Monkey patch of the multipart parser, ours and Strapi's: at a byte that cannot stand where it does (a line without CR, a
 * header's name with a digit) it stops reading and tells nobody, so that the request would be neither answered nor ended.
 * Here that is an error of the sender's, as every other fault of a form.
 */
export const refuseBrokenForms = (): void => {
  const { prototype } = formidable.MultipartParser;
  const transform: unknown = Reflect.get(prototype, '_transform');
  if (typeof transform !== 'function') throw new Error('the multipart parser has no _transform');
  prototype._transform = function (bytes: Buffer, encoding: unknown, done: Done): number {
    const read = Number(transform.call(this, bytes, encoding, done));
    if (read < bytes.length) done(Object.assign(new Error('malformed form'), { httpCode: 400 }));
    return read;
  };
};
