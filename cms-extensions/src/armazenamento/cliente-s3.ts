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
/** The first try and one more. */
const TENTATIVAS = 2;

const AUSENTE = new Set(['NotFound', 'NoSuchKey']);

const abrir = async ({ endereco, regiao, chave, segredo }: LugarS3) => {
  // Its warning about Node versions is plain text, where the log is one JSON object a line.
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';
  const sdk = await import('@aws-sdk/client-s3');
  const cliente = new sdk.S3Client({
    endpoint: endereco,
    region: regiao,
    credentials: { accessKeyId: chave, secretAccessKey: segredo },
    forcePathStyle: true,
    followRegionRedirects: false,
    maxAttempts: TENTATIVAS,
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

  constructor(readonly lugar: LugarS3) {}

  /** As the server answers: rejects with its own error. */
  async cru<R>(usar: Uso<R>): Promise<R> {
    const { sdk, cliente } = await (this.aberto ??= abrir(this.lugar));
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
