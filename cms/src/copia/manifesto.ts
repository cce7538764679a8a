import { ErroDeInicio } from '../runtime/erro-de-inicio';

export type Banco = 'sqlite' | 'postgres';

export interface Membro {
  /** Path inside the archive, with `/`. */
  nome: string;
  bytes: number;
  sha256: string;
}

/** What a backup says about itself. */
export interface Manifesto {
  formato: number;
  banco: Banco;
  /** Instant of the backup, ISO 8601. */
  criadaEm: string;
  membros: Membro[];
}

/** Everything in one archive. */
export const FORMATO_INTEIRO = 1;
/** Files of folders lie beside the archive, in the deposit (deposito.ts). */
export const FORMATO_INCREMENTAL = 2;
const FORMATOS: readonly unknown[] = [FORMATO_INTEIRO, FORMATO_INCREMENTAL];

export const MANIFESTO = 'manifesto.json';
export const SEGREDOS = 'segredos.json';
export const UPLOADS = 'uploads';
/** What the names of members begin with that people sent. */
export const ENVIADOS = `${UPLOADS}/`;
export const isEnviado = (nome: string): boolean => nome.startsWith(ENVIADOS);
/** Folders of PORTAL_DATA that go along: what people sent, Strapi's public folder, mails kept as files, the live demonstration. */
export const PASTAS = [UPLOADS, 'publico', 'outbox', 'demonstracao'] as const;
/** The database inside the archive, by kind. */
export const BANCO: Record<Banco, string> = { sqlite: 'banco.db', postgres: 'banco.sql' };

const NOME_SOLTO = new Set([MANIFESTO, SEGREDOS, ...Object.values(BANCO)]);

/** Whether a member is in the archive of either kind, and not a file of a folder. */
export const isSolto = ({ nome }: Membro): boolean => NOME_SOLTO.has(nome);

/** Whether the archive may hold a member of this name: nothing leaves the folder it is unpacked into. */
export const isNomeDeMembro = (nome: string): boolean => {
  if (NOME_SOLTO.has(nome)) return true;
  const [pasta = '', ...resto] = nome.split('/');
  return (
    (PASTAS as readonly string[]).includes(pasta) &&
    resto.length > 0 &&
    resto.every((parte) => parte !== '' && parte !== '.' && parte !== '..' && !/[\\\0]/.test(parte))
  );
};

const isMembro = (valor: unknown): valor is Membro => {
  const { nome, bytes, sha256 } = Object(valor) as Record<string, unknown>; // any value may be looked into
  return (
    typeof nome === 'string' &&
    isNomeDeMembro(nome) &&
    Number.isSafeInteger(bytes) &&
    typeof sha256 === 'string' &&
    /^[0-9a-f]{64}$/.test(sha256)
  );
};

/** Reads the manifest of a backup. Throws ErroDeInicio: not one, or one of a newer portal. */
export const lerManifesto = (texto: string): Manifesto => {
  let lido: Record<string, unknown>;
  try {
    lido = Object(JSON.parse(texto)) as Record<string, unknown>;
  } catch {
    throw new ErroDeInicio('O manifesto da cópia não se lê: o arquivo está danificado.');
  }
  const { formato, banco, criadaEm, membros } = lido;
  if (typeof formato === 'number' && formato > FORMATO_INCREMENTAL)
    throw new ErroDeInicio('Esta cópia foi feita por uma versão mais nova do portal. Atualize-o.');
  if (
    typeof formato !== 'number' ||
    !FORMATOS.includes(formato) ||
    (banco !== 'sqlite' && banco !== 'postgres') ||
    typeof criadaEm !== 'string' ||
    !Array.isArray(membros) ||
    !membros.every(isMembro)
  )
    throw new ErroDeInicio('O manifesto da cópia não se lê: o arquivo está danificado.');
  return { formato, banco, criadaEm, membros };
};
