import { isDatabaseAway } from '@portal/cms-extensions/database/away';
import { explicarSqlite } from '../instalacao/banco';
import { codigoDo } from './codigo-do-erro';
import { ErroDeInicio } from './erro-de-inicio';

const SEM_DIREITO = '42501';

/** What PostgreSQL said, by SQLSTATE, in words for whoever starts the portal. */
const DITOS: Readonly<Record<string, (onde: string, nome: string) => string>> = {
  '3D000': (onde, nome) =>
    `O banco de dados "${nome}" não existe em ${onde}. Crie-o e tente de novo.`,
  '28P01': (onde) => `O PostgreSQL em ${onde} recusou o usuário ou a senha de DATABASE_URL.`,
  '28000': (onde) =>
    `O PostgreSQL em ${onde} recusou o usuário de DATABASE_URL, ou esta máquina. Se ele só aceita ligações cifradas, acrescente ?sslmode=verify-full.`,
  [SEM_DIREITO]: (onde, nome) =>
    `O usuário de DATABASE_URL não pode criar tabelas no banco "${nome}" em ${onde}. Dê-lhe o banco (ALTER DATABASE … OWNER TO …) ou GRANT CREATE ON SCHEMA public.`,
  '25006': (onde, nome) =>
    `O banco de dados "${nome}" em ${onde} só deixa ler. Abra-o à escrita e tente de novo.`,
  '53100': (onde) => `O PostgreSQL em ${onde} não tem mais espaço em disco.`,
  '53300': (onde) =>
    `O PostgreSQL em ${onde} não aceita mais conexões. Aumente max_connections ou diminua PORTAL_DB_POOL.`,
};

/** What Node says of a certificate, and pg of a server that speaks no TLS. */
const DO_TLS = /CERT|UNABLE_TO_VERIFY|^ERR_(TLS|SSL)_/;
const SEM_TLS = /does not support SSL/;

const ditoDoTls = (erro: unknown, onde: string): string | null => {
  if (DO_TLS.test(codigoDo(erro)))
    return `O certificado do PostgreSQL em ${onde} não é de quem se confia. Diga em DATABASE_URL quem o assinou (sslrootcert=/caminho/ca.pem), ou, numa rede só sua, sslmode=no-verify.`;
  if (erro instanceof Error && SEM_TLS.test(erro.message))
    return `O PostgreSQL em ${onde} não fala TLS. Ligue-o lá, ou retire sslmode de DATABASE_URL.`;
  return null;
};

/** A file that DATABASE_URL names and that cannot be read, or holds no certificate. */
const ditoDoArquivo = (erro: unknown): string | null => {
  const { path } = erro as { path?: unknown };
  if (codigoDo(erro) === 'EISDIR')
    return 'Um dos arquivos que DATABASE_URL nomeia (sslrootcert, sslcert ou sslkey) é uma pasta.';
  if (typeof path === 'string')
    return `Não foi possível ler ${path}, que DATABASE_URL nomeia (${codigoDo(erro)}). Confira sslrootcert, sslcert e sslkey.`;
  return codigoDo(erro).startsWith('ERR_OSSL_PEM')
    ? 'Um dos arquivos que DATABASE_URL nomeia (sslrootcert, sslcert ou sslkey) não é um certificado nem uma chave em PEM.'
    : null;
};

/** SQLSTATEs of who answers and refuses what the connection asks for. */
const OPCAO_RECUSADA = /^(08P01|22|42)/;

/** A pgbouncer in front gives one SQLSTATE to all that it refuses: its words say which PostgreSQL would have given. */
const SO_AS_PALAVRAS = '08P01';
const DITOS_DO_PGBOUNCER: readonly [RegExp, string][] = [
  [/no such database/, '3D000'],
  [/authentication failed|no such user/, '28P01'],
  [/max_client_conn/, '53300'],
  [/startup parameter/, SO_AS_PALAVRAS],
];

const codigoDito = (erro: unknown): string => {
  const codigo = codigoDo(erro);
  if (codigo !== SO_AS_PALAVRAS || !(erro instanceof Error)) return codigo;
  return DITOS_DO_PGBOUNCER.find(([palavras]) => palavras.test(erro.message))?.[1] ?? '';
};

const ditoDaOpcao = (codigo: string, onde: string): string | null =>
  OPCAO_RECUSADA.test(codigo)
    ? `O PostgreSQL em ${onde} recusou uma opção de DATABASE_URL (${codigo}). Confira o que vem depois de ?.`
    : null;

/** The fault itself, without what was thrown about it. */
const causaDe = (erro: unknown): unknown =>
  erro instanceof Error && erro.cause instanceof Error ? causaDe(erro.cause) : erro;

/** Why the database cannot be used, in a message for whoever starts the portal. */
export const motivoDoBanco = (erro: unknown, bancoUrl: string): string => {
  const url = new URL(bancoUrl);
  const onde = `${url.hostname}:${url.port || '5432'}`;
  const causa = causaDe(erro);
  const codigo = codigoDito(causa);
  return (
    DITOS[codigo]?.(onde, decodeURIComponent(url.pathname.slice(1))) ??
    ditoDoTls(causa, onde) ??
    ditoDoArquivo(causa) ??
    ditoDaOpcao(codigo, onde) ??
    `O banco de dados em ${onde} não respondeu. Confira DATABASE_URL e se o PostgreSQL está no ar.`
  );
};

/** A fault of the database while the portal is being made, as ErroDeInicio; any other as it is. */
export const explicarBanco = (erro: unknown, bancoUrl: string | null, arquivo: string): unknown => {
  if (bancoUrl === null) return explicarSqlite(causaDe(erro), arquivo) ?? erro;
  return isDatabaseAway(erro) || codigoDo(causaDe(erro)) === SEM_DIREITO
    ? new ErroDeInicio(motivoDoBanco(erro, bancoUrl))
    : erro;
};
