import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { Login } from '@portal/contracts/usuario/login';
import { MENSAGENS_DA_CONTA } from '@portal/contracts/usuario/mensagens';
import type { Core } from '@strapi/strapi';
import { Semaforo, SemaforoCheio } from '../http/semaforo';
import { Refusal } from '../http/refusal';
import { limites } from '../limite/service';
import { segundosPassos } from '../segundo-passo/service';
import { contas, type Conta } from './contas';
import { conferirCodigo } from './segundo-passo';
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

/** Why a try failed. */
export type Falha = 'senha-errada' | 'codigo-errado';

/** Whether a try failed. */
export const isFalha = (tentativa: Conta | Falha): tentativa is Falha =>
  typeof tentativa === 'string';

/** Asks for the second step of an account whose password is right (contrato 10): a code that is missing is no failed try. */
const conferirSegundoPasso = async (
  strapi: Core.Strapi,
  { id }: Conta,
  codigo: string | undefined,
  pagina: string,
): Promise<boolean> => {
  if (!(await segundosPassos(strapi).situacao(id)).ligado) return true;
  if (codigo) return conferirCodigo(strapi, id, codigo);
  const msg = MENSAGENS_DA_CONTA.segundoPasso;
  throw new Refusal(401, { msg, page: pagina });
};

const tentar = async (
  strapi: Core.Strapi,
  login: Login,
  pagina: string,
): Promise<Conta | Falha> => {
  const conta = await contas(strapi).porEmail(login.email);
  const confere = await senhas.confere(login.senha, conta?.password);
  if (!conta || !confere) return 'senha-errada';
  // A blocked account's code is left unused: it opens nothing.
  if (conta.blocked) return conta;
  const abre = await conferirSegundoPasso(strapi, conta, login.codigo_acesso, pagina);
  return abre ? conta : 'codigo-errado';
};

/**
 * The account of an e-mail, a password and the code of its second step, blocked or not, or why not, after the same work.
 * Only failed tries stay counted, exactly across instances. Tries of one account are serialised, so that right ones
 * still under way never fill its limit. Throws 429 beyond it, 401 to whoever knows the password and sent no code;
 * `pagina`: where a plain form goes back to for it.
 */
export const conferirCredenciais = (
  strapi: Core.Strapi,
  login: Login,
  pagina: string = CAMINHOS.loginComCodigo,
): Promise<Conta | Falha> =>
  porVez(login.email, () =>
    limites(strapi).contarFalhas(
      'loginsDaConta',
      login.email,
      () => tentar(strapi, login, pagina),
      isFalha,
    ),
  );
