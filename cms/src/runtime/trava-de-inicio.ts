import { Client } from 'pg';
import { postgresCru, type BancoCru } from '../instalacao/banco';
import { ErroDeInicio } from './erro-de-inicio';
import { motivoDoBanco } from './motivo-do-banco';
import { prenderTrava } from './trava-do-banco';

/** Any number will do, as long as every instance takes the same one. */
const CHAVE = 7_241_906_815;
const ESPERA_CONEXAO_MS = 5_000;

export interface Trava {
  /** The database, for whoever holds the lock. */
  banco: BancoCru;
  soltar(): Promise<void>;
}

const conectar = async (bancoUrl: string): Promise<Client> => {
  const cliente = new Client({
    connectionString: bancoUrl,
    connectionTimeoutMillis: ESPERA_CONEXAO_MS,
    application_name: 'portal-inicio',
    keepAlive: true,
  });
  // A connection that breaks later must not end the process: the start itself will fail and say so.
  cliente.on('error', () => {});
  await cliente.connect().catch(async (erro: unknown) => {
    await cliente.end().catch(() => {});
    throw erro;
  });
  return cliente;
};

/**
 * Start lock: one instance at a time migrates and fills the database, the others wait for their turn (strapi 12). Also
 * proves that the database answers. Throws ErroDeInicio. The lock dies with the process that holds it.
 */
export const travarInicio = async (bancoUrl: string): Promise<Trava> => {
  const clientes: Client[] = [];
  const soltar = async (): Promise<void> => {
    await Promise.all(clientes.map((cliente) => cliente.end().catch(() => {})));
  };
  const abrir = async (): Promise<Client> => {
    const cliente = await conectar(bancoUrl);
    clientes.push(cliente);
    return cliente;
  };
  try {
    await prenderTrava(await abrir(), CHAVE, 'um');
    // What is written under the lock counts at once: not in the lock's own transaction.
    return { banco: postgresCru(await abrir()), soltar };
  } catch (erro) {
    await soltar();
    throw new ErroDeInicio(motivoDoBanco(erro, bancoUrl));
  }
};
