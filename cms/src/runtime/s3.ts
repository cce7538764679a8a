import type { LugarS3 } from '@portal/cms-extensions/armazenamento/lugar';
import { lerUrl } from '@portal/cms-extensions/texto/ler-url';
import { ErroDeInicio } from './erro-de-inicio';

type Ler = (nome: string) => string | null;

/** What names a bucket, all of them or none, in this order: address, bucket, region, key, secret. */
type Variaveis = readonly [string, string, string, string, string];

const DOS_ARQUIVOS: Variaveis = [
  'S3_ENDPOINT',
  'S3_BUCKET',
  'S3_REGION',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
];
const DAS_COPIAS: Variaveis = [
  'BACKUP_S3_ENDPOINT',
  'BACKUP_S3_BUCKET',
  'BACKUP_S3_REGION',
  'BACKUP_S3_ACCESS_KEY',
  'BACKUP_S3_SECRET_KEY',
];

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

/** A server and a path, without a login and without a question. */
const SO_O_ENDERECO = /^https?:\/\/[^/\s?#@]+(\/[\w./~-]*)?$/;

/** The address of a variable, without a trailing slash. Throws ErroDeInicio, without the value: a password may be in it. */
const enderecoDe = (nome: string, valor: string): string => {
  if (!/^https?:\/\//.test(valor))
    throw new ErroDeInicio(`${nome} deve ser um endereço que começa com http:// ou https://.`);
  if (SO_O_ENDERECO.test(valor) && lerUrl(valor) !== null) return valor.replace(/\/+$/, '');
  throw new ErroDeInicio(
    `${nome} deve ser só o endereço de um servidor, como https://s3.exemplo:9000, sem usuário nem "?": confira o nome e a porta.`,
  );
};

/** The bucket some variables name; else the names of those that are missing. Throws ErroDeInicio. */
const lugarDe = (ler: Ler, variaveis: Variaveis): LugarS3 | string[] => {
  const faltam = variaveis.filter((nome) => ler(nome) === null);
  if (faltam.length > 0) return faltam;
  const [doEndereco, doBucket, daRegiao, daChave, doSegredo] = variaveis;
  // None is missing.
  const de = (nome: string): string => ler(nome) ?? '';
  if (!BUCKET.test(de(doBucket)))
    throw new ErroDeInicio(
      `${doBucket} deve ter de 3 a 63 letras minúsculas, algarismos, pontos ou hifens, e é "${de(doBucket)}".`,
    );
  return {
    tipo: 's3',
    endereco: enderecoDe(doEndereco, de(doEndereco)),
    bucket: de(doBucket),
    regiao: de(daRegiao),
    chave: de(daChave),
    segredo: de(doSegredo),
  };
};

/** Reads the bucket the environment names; null: files lie in PORTAL_DATA. Throws ErroDeInicio. */
export const s3De = (ler: Ler): LugarS3 | null => {
  const lugar = lugarDe(ler, DOS_ARQUIVOS);
  if (!Array.isArray(lugar)) return lugar;
  if (lugar.length === DOS_ARQUIVOS.length) return null;
  throw new ErroDeInicio(
    `Para guardar os arquivos num bucket falta dizer ${lugar.join(', ')}; para guardá-los em PORTAL_DATA, retire as outras variáveis S3_*.`,
  );
};

/** Reads the bucket that keeps backups, never the one of the files: both would be lost at once. Throws ErroDeInicio. */
export const s3DasCopiasDe = (ler: Ler, dosArquivos: LugarS3 | null): LugarS3 => {
  const lugar = lugarDe(ler, DAS_COPIAS);
  if (Array.isArray(lugar))
    throw new ErroDeInicio(`Para as cópias num bucket falta dizer ${lugar.join(', ')}.`);
  if (lugar.endereco === dosArquivos?.endereco && lugar.bucket === dosArquivos.bucket)
    throw new ErroDeInicio(
      'BACKUP_S3_BUCKET é o bucket dos arquivos: uma cópia ali se perderia com eles. Diga outro.',
    );
  return lugar;
};

/** Where everybody reads public files of the bucket; null: from the portal. Throws ErroDeInicio. */
export const enderecoPublicoDe = (ler: Ler, s3: LugarS3 | null): string | null => {
  const valor = ler('S3_PUBLIC_URL');
  if (valor === null) return null;
  if (!s3)
    throw new ErroDeInicio(
      'S3_PUBLIC_URL só vale com um bucket: diga S3_ENDPOINT e as outras variáveis S3_*, ou retire-a.',
    );
  return enderecoDe('S3_PUBLIC_URL', valor);
};
