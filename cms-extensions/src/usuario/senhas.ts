import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { SENHA_MAXIMA_BYTES } from '@portal/contracts/usuario/limites';
import { Refusal } from '../http/refusal';

/** The cost Users & Permissions hashes with: one format for accounts made here and in the panel. */
const RODADAS = 10;
/** Whoever comes when so many wait is told to come back: a queue without end answers nobody in time. */
const MAIOR_FILA = 200;
const VOLTE_EM_SEGUNDOS = 5;

/** What a thread is asked: a new digest, or whether a password has this one. */
export interface Pedido {
  numero: number;
  senha: string;
  resumo: string | null;
  rodadas: number;
}

interface Resposta {
  numero: number;
  resultado: string | boolean;
}

interface Espera {
  cumprir(resultado: string | boolean): void;
  desistir(erro: Error): void;
}

/** Hashes and compares passwords in threads of their own, in turn. */
class Senhas {
  private readonly threads: Worker[] = [];
  private readonly esperas = new Map<number, Espera>();
  private numero = 0;
  private vez = 0;
  private iscaPronta: Promise<string> | null = null;

  /** A digest to keep. Throws 503 when too many wait. */
  async resumir(senha: string): Promise<string> {
    return String(await this.pedir(senha, null));
  }

  /** Whether the password is the one kept. Without a kept one it takes the same time and is never right (contract 4). */
  async confere(senha: string, resumo: string | null | undefined): Promise<boolean> {
    // bcrypt reads 72 bytes and ignores the rest: what is longer is not what was kept.
    const cabe = Buffer.byteLength(senha) <= SENHA_MAXIMA_BYTES;
    const comparado = resumo && cabe ? resumo : await this.isca();
    const igual = await this.pedir(cabe ? senha : 'longa demais', comparado);
    return igual === true && comparado === resumo;
  }

  /** Makes what the first request would otherwise wait for. */
  async aquecer(): Promise<void> {
    await this.isca();
  }

  async encerrar(): Promise<void> {
    await Promise.all(this.threads.splice(0).map((thread) => thread.terminate()));
  }

  private isca(): Promise<string> {
    return (this.iscaPronta ??= this.resumir(randomBytes(24).toString('base64')));
  }

  private pedir(senha: string, resumo: string | null): Promise<string | boolean> {
    if (this.esperas.size >= MAIOR_FILA) throw new Refusal(503, { retryAfter: VOLTE_EM_SEGUNDOS });
    const numero = (this.numero += 1);
    return new Promise((cumprir, desistir) => {
      this.esperas.set(numero, { cumprir, desistir });
      this.thread().postMessage({ numero, senha, resumo, rodadas: RODADAS } satisfies Pedido);
    });
  }

  private thread(): Worker {
    // One core stays for everybody else.
    const quantas = Math.max(1, Math.min(4, availableParallelism() - 1));
    if (this.threads.length < quantas) this.threads.push(this.nova());
    this.vez = (this.vez + 1) % this.threads.length;
    const thread = this.threads[this.vez];
    if (!thread) throw new Error('no password thread');
    return thread;
  }

  private nova(): Worker {
    const thread = new Worker(path.join(__dirname, 'senhas-worker.js'));
    thread.unref();
    thread.on('message', ({ numero, resultado }: Resposta) => {
      this.esperas.get(numero)?.cumprir(resultado);
      this.esperas.delete(numero);
    });
    thread.on('error', (erro) => {
      this.threads.splice(this.threads.indexOf(thread), 1);
      // Nobody knows which of the questions broke it: all are answered.
      for (const espera of this.esperas.values()) espera.desistir(erro);
      this.esperas.clear();
    });
    return thread;
  }
}

/** The process's one pool. */
export const senhas = new Senhas();
