import { ClienteS3 } from './cliente-s3';
import type { LugarS3 } from './lugar';
import { provarEscrita } from './s3';

const RECUSAS = new Set([
  'InvalidAccessKeyId',
  'SignatureDoesNotMatch',
  'AccessDenied',
  'Forbidden',
  'AuthorizationHeaderMalformed',
]);

/** What a server says when it is asked for something, and not when it is out of reach. */
const statusDe = (erro: unknown): number | undefined =>
  (erro as { $metadata?: { httpStatusCode?: number } } | null)?.$metadata?.httpStatusCode;

const motivo = ({ endereco, bucket }: LugarS3, erro: unknown, prefixo: string): string => {
  const nome = erro instanceof Error ? erro.name : '';
  const status = statusDe(erro);
  if (RECUSAS.has(nome) || status === 401 || status === 403)
    return `O armazenamento em ${endereco} recusou o acesso ao bucket "${bucket}". Confira ${prefixo}S3_ACCESS_KEY, ${prefixo}S3_SECRET_KEY e ${prefixo}S3_REGION, e se a chave pode ler, escrever e apagar nele.`;
  if (nome === 'NoSuchBucket' || status === 404)
    return `Não há o bucket "${bucket}" em ${endereco}. Crie-o ou confira ${prefixo}S3_BUCKET.`;
  if (status === 301 || status === 400)
    return `O armazenamento em ${endereco} não aceitou o pedido (${nome}). Confira ${prefixo}S3_ENDPOINT e ${prefixo}S3_REGION.`;
  return `O armazenamento em ${endereco} não respondeu. Confira ${prefixo}S3_ENDPOINT e se ele está no ar.`;
};

/**
 * Why a bucket cannot be used, in words for whoever starts the portal; null when it can be read and written. `prefixo`:
 * how the names of its variables begin.
 */
export const porqueNaoServe = async (lugar: LugarS3, prefixo = ''): Promise<string | null> => {
  const s3 = new ClienteS3(lugar);
  try {
    await s3.cru((cliente, sdk, Bucket) => cliente.send(new sdk.HeadBucketCommand({ Bucket })));
    await provarEscrita(s3);
    return null;
  } catch (erro) {
    return motivo(lugar, erro, prefixo);
  }
};
