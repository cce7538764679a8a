import { ErroDeInicio } from '../runtime/erro-de-inicio';

export interface Guardado {
  nome: string;
  bytes: number;
}

export interface TravaDoDeposito {
  soltar(): Promise<void>;
}

/**
 * Port: where incremental backups lie, a folder or a bucket. Each backup is a small archive (database, secrets, manifest);
 * the files its manifest names lie beside it once, by their content. What cannot be reached rejects with ErroDeInicio.
 */
export interface Deposito {
  /** Where it is, in words: 'em' a folder, 'no' a bucket. */
  readonly onde: string;
  /** Takes it for one backup, and takes away what killed ones left. Throws ErroDeInicio while another is made. */
  travar(): Promise<TravaDoDeposito>;
  /** What has been written to the end, below a folder (`arquivos/`) or, with '', beside it. */
  listar(sob: string): AsyncIterable<Guardado>;
  /** Whole and kept, or not there at all. */
  guardar(nome: string, conteudo: Buffer): Promise<void>;
  guardarFluxo(nome: string, fluxo: AsyncIterable<Buffer>): Promise<void>;
  /** Null: there is no such thing. */
  ler(nome: string): Promise<Buffer | null>;
  abrir(nome: string): Promise<AsyncIterable<Buffer> | null>;
  apagar(nomes: readonly string[]): Promise<void>;
}

export const ARQUIVOS = 'arquivos/';
const CONTEUDO = /^arquivos\/[0-9a-f]{2}\/([0-9a-f]{64})$/;
const COPIA = /^portal-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.tar\.gz$/;

export const nomeDaCopia = (agora: Date): string =>
  `portal-${agora.toISOString().slice(0, 19).replaceAll(':', '-')}.tar.gz`;

/** Name of a content; two letters first, so that no folder has too many. */
export const nomeDoConteudo = (sha256: string): string =>
  `${ARQUIVOS}${sha256.slice(0, 2)}/${sha256}`;

/** SHA-256 of the content a name stands for; null: it is none. */
export const somaDoNome = (nome: string): string | null => CONTEUDO.exec(nome)?.[1] ?? null;

/**
 * Names of the backups of a deposit, the oldest first. A name of the future is of a clock that was ahead, and older than what
 * was made since: else each backup of today would be pruned as soon as it is made.
 */
export const copiasDo = async (deposito: Deposito): Promise<string[]> => {
  const nomes: string[] = [];
  for await (const { nome } of deposito.listar('')) if (COPIA.test(nome)) nomes.push(nome);
  nomes.sort();
  const deAgora = nomeDaCopia(new Date());
  return [...nomes.filter((nome) => nome > deAgora), ...nomes.filter((nome) => nome <= deAgora)];
};

export const emUso = (onde: string): ErroDeInicio =>
  new ErroDeInicio(`Outra cópia está sendo feita ${onde}. Espere que ela termine.`);
