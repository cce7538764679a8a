import type { LugarS3 } from '@portal/cms-extensions/armazenamento/lugar';
import { ErroDeInicio } from './erro-de-inicio';

/** What names a bucket: all of them or none. */
const VARIAVEIS = [
  'S3_ENDPOINT',
  'S3_BUCKET',
  'S3_REGION',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
] as const;
type Variavel = (typeof VARIAVEIS)[number];

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

/** The address of a variable, without a trailing slash. Throws ErroDeInicio. */
const enderecoDe = (nome: string, valor: string): string => {
  if (/^https?:\/\/[^/\s?#@]+(\/[\w./~-]*)?$/.test(valor)) return valor.replace(/\/+$/, '');
  throw new ErroDeInicio(`${nome} deve ser um endereço que começa com http:// ou https://.`);
};

/** Reads the bucket the environment names; null: files lie in PORTAL_DATA. Throws ErroDeInicio. */
export const s3De = (ler: (nome: string) => string | null): LugarS3 | null => {
  const valores = new Map(VARIAVEIS.map((nome) => [nome, ler(nome)]));
  const faltam = VARIAVEIS.filter((nome) => valores.get(nome) === null);
  if (faltam.length === VARIAVEIS.length) return null;
  if (faltam.length > 0)
    throw new ErroDeInicio(
      `Para guardar os arquivos num bucket falta dizer ${faltam.join(', ')}; para guardá-los em PORTAL_DATA, retire as outras variáveis S3_*.`,
    );
  // None is missing.
  const de = (nome: Variavel): string => valores.get(nome) ?? '';
  if (!BUCKET.test(de('S3_BUCKET')))
    throw new ErroDeInicio(
      `S3_BUCKET deve ter de 3 a 63 letras minúsculas, algarismos, pontos ou hifens, e é "${de('S3_BUCKET')}".`,
    );
  return {
    tipo: 's3',
    endereco: enderecoDe('S3_ENDPOINT', de('S3_ENDPOINT')),
    bucket: de('S3_BUCKET'),
    regiao: de('S3_REGION'),
    chave: de('S3_ACCESS_KEY'),
    segredo: de('S3_SECRET_KEY'),
  };
};

/** Where everybody reads public files of the bucket; null: from the portal. Throws ErroDeInicio. */
export const enderecoPublicoDe = (
  ler: (nome: string) => string | null,
  s3: LugarS3 | null,
): string | null => {
  const valor = ler('S3_PUBLIC_URL');
  if (valor === null) return null;
  if (!s3)
    throw new ErroDeInicio(
      'S3_PUBLIC_URL só vale com um bucket: diga S3_ENDPOINT e as outras variáveis S3_*, ou retire-a.',
    );
  return enderecoDe('S3_PUBLIC_URL', valor);
};
