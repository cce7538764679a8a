import type { Login } from '@portal/contracts/usuario/login';
import type { Core } from '@strapi/strapi';
import { Semaforo, SemaforoCheio } from '../http/semaforo';
import { Refusal } from '../http/refusal';
import { limites } from '../limite/service';
import { contas, type Conta } from './contas';
import { senhas } from './senhas';

const MAIS_ESPERAS = 200;
const PACIENCIA_MS = 10_000;
const VOLTE_EM_SEGUNDOS = 5;

/** Semaphores of the logins under way here, by e-mail. */
const filas = new Map<string, Semaforo>();

/** Serialises the tries of one e-mail. Throws 503 when too many wait, or too long. */
const porVez = async <T>(email: string, trabalho: () => Promise<T>): Promise<T> => {
  const fila = filas.get(email) ?? new Semaforo(1, MAIS_ESPERAS);
  filas.set(email, fila);
  try {
    return await fila.fazer(trabalho, AbortSignal.timeout(PACIENCIA_MS));
  } catch (erro) {
    if (!(erro instanceof SemaforoCheio)) throw erro;
    throw new Refusal(503, { retryAfter: VOLTE_EM_SEGUNDOS });
  } finally {
    if (fila.isVazia) filas.delete(email);
  }
};

const tentar = async (strapi: Core.Strapi, { email, senha }: Login): Promise<Conta | null> => {
  const conta = await contas(strapi).porEmail(email);
  const confere = await senhas.confere(senha, conta?.password);
  return conta && confere ? conta : null;
};

/**
 * The account of an e-mail and password, blocked or not, or null after the same work. Only failed tries stay counted,
 * exactly across instances. Tries of one account are serialised, so that right ones still under way never fill its
 * limit. Throws 429 beyond it.
 */
export const conferirCredenciais = (strapi: Core.Strapi, login: Login): Promise<Conta | null> =>
  porVez(login.email, () =>
    limites(strapi).contarFalhas('loginsDaConta', login.email, () => tentar(strapi, login)),
  );
