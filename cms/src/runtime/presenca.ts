import { Client } from 'pg';
import { prenderTrava } from './trava-do-banco';

/** Advisory lock: portals hold it shared while they run, a restore exclusively. */
export const CHAVE_DE_PRESENCA = 7_241_906_816;
const NOVA_TENTATIVA_MS = 2_000;
const ESPERA_CONEXAO_MS = 5_000;

export interface Presenca {
  soltar(): void;
}

/**
 * Holds the lock for as long as this process lives, on a connection of its own: the pool closes idle ones, so that an
 * idle portal would look like a stopped one. Takes it again after a lost connection. Resolves after the first try.
 */
export const marcarPresenca = async (bancoUrl: string): Promise<Presenca> => {
  let solta = false;
  let cliente: Client | null = null;
  let relogio: NodeJS.Timeout | undefined;

  const maisTarde = (): void => {
    if (solta) return;
    clearTimeout(relogio);
    relogio = setTimeout(() => void marcar(), NOVA_TENTATIVA_MS).unref();
  };

  const marcar = async (): Promise<void> => {
    cliente = new Client({
      connectionString: bancoUrl,
      connectionTimeoutMillis: ESPERA_CONEXAO_MS,
      application_name: 'portal-presenca',
      keepAlive: true,
    });
    cliente.on('error', () => {});
    cliente.once('end', maisTarde);
    try {
      await cliente.connect();
      await prenderTrava(cliente, CHAVE_DE_PRESENCA, 'todos');
    } catch {
      await cliente.end().catch(() => {});
      maisTarde();
    }
  };

  await marcar();
  return {
    soltar: () => {
      solta = true;
      clearTimeout(relogio);
      cliente?.end().catch(() => {});
    },
  };
};
