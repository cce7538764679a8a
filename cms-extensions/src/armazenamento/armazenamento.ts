import type { Readable } from 'node:stream';
import type { Pasta } from '@portal/contracts/arquivo/pastas';
import type { Lugar } from './lugar';

/** A stored file: `radios/NAME`, as under /storage; put aside, `orfaos/DATE/radios/NAME`. */
export type Chave = string;

/** What is in use, and what is put aside. */
export type Raiz = 'arquivos' | 'orfaos';

export interface Medidas {
  bytes: number;
  /** When it was stored, ms. */
  em: number;
}

export interface Objeto extends Medidas {
  chave: Chave;
}

/** First and last byte of a part, both included. */
export interface Faixa {
  start: number;
  end: number;
}

/**
 * Port: where files are kept, a folder or object storage (contrato 7), alike for all who read or write them. A name is
 * written once and never again with other bytes. What cannot be reached rejects with StorageAway.
 */
export interface Armazenamento {
  readonly tipo: Lugar['tipo'];
  /** Where what is put aside lies, in words for the log. */
  readonly orfaos: string;
  /** All files or none: each is whole and kept when this resolves. */
  gravar(pasta: Pasta, arquivos: ReadonlyMap<string, Uint8Array>): Promise<void>;
  /** Null: there is no such file. */
  medir(chave: Chave): Promise<Medidas | null>;
  abrir(chave: Chave, faixa?: Faixa): Promise<Readable | Buffer | null>;
  ler(chave: Chave): Promise<Buffer | null>;
  /** False: somebody else moved or deleted it first. */
  mover(de: Chave, para: Chave): Promise<boolean>;
  /** Idempotent. */
  apagar(chaves: readonly Chave[]): Promise<void>;
  listar(raiz: Raiz): AsyncIterable<Objeto>;
  /** Health check: rejects when no file can be written now. */
  podeEscrever(): Promise<void>;
}
