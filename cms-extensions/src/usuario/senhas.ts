import { randomBytes } from 'node:crypto';
import { SENHA_MAXIMA_BYTES } from '@portal/contracts/usuario/limites';
import { compare, hash } from 'bcrypt';
import { Semaforo, SemaforoCheio } from '../http/semaforo';
import { Refusal } from '../http/refusal';

/** The cost Users & Permissions hashes with: one format for accounts made here and in the panel. */
const RODADAS = 10;
/** Concurrency limit: bcrypt runs in libuv's thread pool, which file reads need too. */
const AO_MESMO_TEMPO = 2;
/** Longest queue: a queue without end answers nobody in time. */
const MAIOR_FILA = 200;
const PACIENCIA_MS = 20_000;
const VOLTE_EM_SEGUNDOS = 5;

const fila = new Semaforo(AO_MESMO_TEMPO, MAIOR_FILA);

const naFila = async <T>(trabalho: () => Promise<T>): Promise<T> => {
  try {
    return await fila.fazer(trabalho, AbortSignal.timeout(PACIENCIA_MS));
  } catch (erro) {
    if (erro instanceof SemaforoCheio) throw new Refusal(503, { retryAfter: VOLTE_EM_SEGUNDOS });
    throw erro;
  }
};

/**
 * No stored password can be such: bcrypt reads 72 bytes and ignores the rest, and a lone surrogate has no bytes at all.
 */
const podeSerSenha = (senha: string): boolean =>
  senha.isWellFormed() && Buffer.byteLength(senha) <= SENHA_MAXIMA_BYTES;

let iscaPronta: Promise<string> | null = null;
/** Decoy digest, for the same time: an unknown account is compared with it. */
const isca = (): Promise<string> =>
  (iscaPronta ??= hash(randomBytes(24).toString('base64'), RODADAS));

/** Hashes and compares passwords, few at a time: the one place for accounts of the portal and of the panel. */
export const senhas = {
  /** A digest to keep. Throws 503 when too many wait. */
  resumir: (senha: string): Promise<string> => naFila(() => hash(senha, RODADAS)),

  /**
   * Whether the password is the one kept. Without a kept one it takes the same time and is never right (contrato 4).
   * Throws 503 when too many wait.
   */
  async confere(senha: string, resumo: string | null | undefined): Promise<boolean> {
    const pode = podeSerSenha(senha);
    const comparado = resumo && pode ? resumo : await isca();
    const igual = await naFila(() => compare(pode ? senha : 'não pode ser', comparado));
    return igual && comparado === resumo;
  },

  /** Warm-up: makes the decoy before the first request needs it. */
  async aquecer(): Promise<void> {
    await isca();
  },
};
