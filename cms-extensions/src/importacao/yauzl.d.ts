// As much of yauzl as is used here: it comes without types.
declare module 'yauzl' {
  import type { Readable } from 'node:stream';

  export interface Entry {
    /** As it stands in the archive: of no known encoding, and never a path to write to. */
    fileNameRaw: Buffer;
    uncompressedSize: number;
    externalFileAttributes: number;
    isEncrypted(): boolean;
  }

  export interface ZipFile {
    entryCount: number;
    eachEntry(): AsyncIterable<Entry>;
    openReadStreamPromise(entry: Entry, options: object): Promise<Readable>;
    close(): void;
  }

  export function openPromise(
    path: string,
    options: { decodeStrings: boolean; autoClose: boolean },
  ): Promise<ZipFile>;
}
