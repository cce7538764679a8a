interface LugarPasta {
  tipo: 'pasta';
  /** Folder behind /storage. */
  uploads: string;
  /** Folder of what is put aside. */
  orfaos: string;
}

/** A bucket, as the S3_* variables name it (contrato 7). */
export interface LugarS3 {
  tipo: 's3';
  endereco: string;
  bucket: string;
  regiao: string;
  chave: string;
  segredo: string;
  /** For a command, which asks thousands of times: what fails is tried longer than somebody would wait for an answer. */
  calma?: boolean;
}

/** Where a portal's files are kept. */
export type Lugar = LugarPasta | LugarS3;
