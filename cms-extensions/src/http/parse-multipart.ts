import type { IncomingMessage } from 'node:http';
import { IncomingForm, type File, type Part } from 'formidable';
import { requireUtf8, textOf } from './body-text';
import { Refusal } from './refusal';

/** A file that came, in a temporary folder that goes with the request. */
export interface SentFile {
  path: string;
  bytes: number;
}

const MOST_PARTS = 64;
const MOST_FIELD_BYTES = 256 * 1024;

/** An error of the parser is the sender's to mend; one of the disk is not. */
const asRefusal = (error: Error): Error =>
  'httpCode' in error ? new Refusal(error.httpCode === 413 ? 413 : 400) : error;

interface Received {
  fields: ReadonlyMap<string, string>;
  files: ReadonlyMap<string, SentFile>;
}

interface How {
  /** Where files go. */
  folder: string;
  /** What files are called, and most bytes of all of them. */
  route: { files: readonly string[]; most: number };
  /** Asked before each file, with the fields so far. */
  refused: (fields: Received['fields']) => boolean;
}

/** Collects the text of a part that is no file. `done` hears it, `failed` what is wrong with it. */
const readField = (
  part: Part,
  done: (value: string) => void,
  failed: (error: unknown) => void,
): void => {
  const pieces: Buffer[] = [];
  let bytes = 0;
  part.on('data', (piece: Buffer) => {
    bytes += piece.length;
    if (bytes > MOST_FIELD_BYTES) failed(new Refusal(413));
    else pieces.push(piece);
  });
  // Inside an event handler a throw would be uncaught.
  part.on('end', () => {
    try {
      requireUtf8(part.mimetype ?? '');
      done(textOf(Buffer.concat(pieces)));
    } catch (error) {
      failed(error);
    }
  });
};

/** The parser, which reads no further once it has failed. */
type Form = InstanceType<typeof IncomingForm> & { _error(error: unknown): void };

/** Parses a multipart body, its files into a folder. Throws 400 for one that cannot be read, 413 for one too large, 415 for a field of another charset. */
export const parseMultipart = (
  req: IncomingMessage,
  { folder, route, refused }: How,
): Promise<Received> =>
  new Promise((resolve, reject) => {
    const fields = new Map<string, string>();
    const files = new Map<string, SentFile>();
    let parts = 0;
    const form = new IncomingForm({
      uploadDir: folder,
      maxFileSize: route.most,
      minFileSize: 0,
      filter: ({ name }: Part) =>
        name !== null && route.files.includes(name) && !files.has(name) && !refused(fields),
      // The types leave this method out.
    }) as Form;
    const fail = (error: unknown): void => form._error(error);
    form.onPart = (part) => {
      parts += 1;
      if (parts > MOST_PARTS) {
        fail(new Refusal(413));
      } else if (part.originalFilename === null) {
        readField(part, (value) => void fields.set(part.name ?? '', value), fail);
      } else {
        // Without a type the parser would take a file for a field.
        part.mimetype ??= 'application/octet-stream';
        form._handlePart(part);
      }
    };
    form.on('file', (name: string, file: File) => {
      // A browser sends an empty part for a file nobody chose.
      if (file.size > 0 || file.originalFilename)
        files.set(name, { path: file.filepath, bytes: file.size });
    });
    form.once('error', (error: Error) => reject(asRefusal(error)));
    form.once('end', () => resolve({ fields, files }));
    form.parse(req);
  });
