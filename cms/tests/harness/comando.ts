import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { type TestDatabase } from './bancos';

const RAIZ = path.resolve(import.meta.dirname, '../../..');

export interface Fim {
  codigo: number | null;
  /** What was told on standard output. */
  disse: string;
  /** What was told as an error, trimmed. */
  erro: string;
}

/** Of what portal a command speaks. */
interface DePortal {
  dataDir: string;
  database: Pick<TestDatabase, 'url'>;
  env?: Record<string, string>;
}

const executar = async (
  argumentos: string[],
  { dataDir, database, env }: DePortal,
): Promise<Fim> => {
  const filho = spawn(process.execPath, argumentos, {
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      PORTAL_DATA: dataDir,
      ...(database.url ? { DATABASE_URL: database.url } : {}),
      ...env,
    },
  });
  const falas = { disse: '', erro: '' };
  filho.stdout.on('data', (pedaco: Buffer) => (falas.disse += pedaco.toString()));
  filho.stderr.on('data', (pedaco: Buffer) => (falas.erro += pedaco.toString()));
  const [codigo] = (await once(filho, 'close')) as [number | null];
  return { codigo, disse: falas.disse, erro: falas.erro.trim() };
};

/** Runs one of the repository's scripts on a portal's data, as the person at the keyboard does. */
export const comando = (
  script: 'arquivos' | 'backup' | 'restore',
  argumentos: string[],
  de: DePortal,
): Promise<Fim> => executar([path.join(RAIZ, 'scripts', `${script}.mjs`), ...argumentos], de);

const NOVA_SENHA = `
  const [appDir, email, senha] = process.argv.slice(1);
  require(require.resolve('@strapi/strapi', { paths: [appDir] }))
    .createStrapi({ appDir, distDir: appDir + '/dist' })
    .load()
    .then((app) => app.admin.services.user.resetPasswordByEmail(email, senha))
    .then(() => process.exit(0), (erro) => { console.error(erro); process.exit(1); });
`;

/** What `strapi admin:reset-user-password` does, without compiling everything anew. */
export const novaSenhaNoComando = (email: string, senha: string, de: DePortal): Promise<Fim> =>
  executar(['-e', NOVA_SENHA, path.join(RAIZ, 'cms'), email, senha], de);
