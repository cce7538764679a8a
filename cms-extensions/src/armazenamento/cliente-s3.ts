import type * as Sdk from '@aws-sdk/client-s3';
import { StorageAway } from '../database/away';
import type { LugarS3 } from './lugar';

/** Time-outs, in ms. A read answers 503 within 5 s, its second try included. */
const LIGAR_MS = 1_500;
const LER_MS = 2_000;
export const GRAVAR_MS = 20_000;
/** A body of which nothing comes for so long is given up. */
const PARADO_MS = 30_000;
/** Songs are streamed for as long as somebody listens: each holds a connection. */
const LIGACOES = 500;
/** The first try and one more; of a command, so many that a busy server (503 SlowDown) or a break of seconds ends no backup. */
const TENTATIVAS = 2;
const TENTATIVAS_COM_CALMA = 7;

const AUSENTE = new Set(['NotFound', 'NoSuchKey']);

const abrir = async ({ endereco, regiao, chave, segredo }: LugarS3, maxAttempts: number) => {
  // Its warning about Node versions is plain text, where the log is one JSON object a line.
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';
  const sdk = await import('@aws-sdk/client-s3');
  const cliente = new sdk.S3Client({
    endpoint: endereco,
    region: regiao,
    credentials: { accessKeyId: chave, secretAccessKey: segredo },
    forcePathStyle: true,
    followRegionRedirects: false,
    maxAttempts,
    // Checksums of a newer kind than most servers know.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: LIGAR_MS,
      requestTimeout: LER_MS,
      throwOnRequestTimeout: true,
      socketTimeout: PARADO_MS,
      httpAgent: { keepAlive: true, maxSockets: LIGACOES },
      httpsAgent: { keepAlive: true, maxSockets: LIGACOES },
    },
  });
  return { sdk, cliente };
};

type Uso<R> = (cliente: Sdk.S3Client, sdk: typeof Sdk, bucket: string) => Promise<R>;

/**
 * Lazy client of a bucket: its library is read at the first call, so that a portal whose files lie in a folder pays
 * nothing for it.
 */
export class ClienteS3 {
  private aberto: ReturnType<typeof abrir> | null = null;
  private readonly tentativas: number;

  constructor(readonly lugar: LugarS3) {
    this.tentativas = lugar.calma ? TENTATIVAS_COM_CALMA : TENTATIVAS;
  }

  /** How long a write may take with all its tries, in ms: who sends a file waits for the answer. */
  get gravarAteMs(): number {
    return this.lugar.calma ? GRAVAR_MS * this.tentativas : GRAVAR_MS;
  }

  /** How often a body that is cut is asked for again: whoever waits for an answer hears of it at once. */
  get voltas(): number {
    return this.lugar.calma ? this.tentativas : 0;
  }

  /** As the server answers: rejects with its own error. */
  async cru<R>(usar: Uso<R>): Promise<R> {
    const { sdk, cliente } = await (this.aberto ??= abrir(this.lugar, this.tentativas));
    return usar(cliente, sdk, this.lugar.bucket);
  }

  /** Null: there is no such object. Every other fault is StorageAway. */
  async fazer<R>(usar: Uso<R>): Promise<R | null> {
    try {
      return await this.cru(usar);
    } catch (erro) {
      if (erro instanceof Error && AUSENTE.has(erro.name)) return null;
      throw new StorageAway(erro);
    }
  }
}
