import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { MENSAGENS } from '@portal/contracts/http/mensagens';
import { Semaforo, SemaforoCheio } from '../http/semaforo';
import { Refusal } from '../http/refusal';
import type { AudioJulgado } from './audio';
import type { Cartaz } from './cartaz';
import type { Acabamento, ImagemProcessada } from './imagem';
import { AUDIO_ILEGIVEL, IMAGEM_ILEGIVEL, RecusaDeArquivo } from './recusa-de-arquivo';

/** Size of the pool; further jobs queue. */
const BANCADAS = 2;
const MAIS_ESPERAS = 24;
const PACIENCIA_MS = 30_000;
const VOLTE_EM_SEGUNDOS = 10;
/** Last resort, longer than the jobs' own limits: only a process that hangs reaches it. */
const PRAZO_MS = 15_000;
/** A process nobody needs gives its memory back. */
const DESCANSO_MS = 60_000;

/** The jobs of the pool, by kind of bytes. */
interface Trabalhos {
  imagem: ImagemProcessada;
  som: AudioJulgado;
  cartaz: Uint8Array;
}
type Tipo = keyof Trabalhos;

export interface Encomenda {
  tipo: Tipo;
  entrada: Buffer;
  /** Of a picture. */
  acabamento?: Acabamento | undefined;
  /** What is written on a poster. */
  cartaz?: Cartaz | undefined;
}

type Modo = Pick<Encomenda, 'acabamento' | 'cartaz'>;

/** Result of a job: the work done, a refusal in a message for the sender, or a fault of the process. */
export type Entrega = { feito: Trabalhos[Tipo] } | { recusa: string } | { erro: string };

const NAO_DEU: Record<Tipo, string> = {
  imagem: IMAGEM_ILEGIVEL,
  som: AUDIO_ILEGIVEL,
  cartaz: 'Não foi possível desenhar a imagem.',
};

/** Worker process: started when first needed and again after it died, one job at a time. */
class Bancada {
  private processo: ChildProcess | null = null;
  private descanso: NodeJS.Timeout | undefined;

  fazer(encomenda: Encomenda): Promise<Entrega> {
    clearTimeout(this.descanso);
    const processo = (this.processo ??= this.abrir());
    return new Promise((entregar) => {
      const acabar = (entrega: Entrega): void => {
        clearTimeout(prazo);
        processo.off('message', acabar).off('exit', desistir);
        this.descansar();
        entregar(entrega);
      };
      const desistir = (): void => {
        this.fechar();
        acabar({ recusa: NAO_DEU[encomenda.tipo] });
      };
      const prazo = setTimeout(desistir, PRAZO_MS);
      processo.once('message', acabar).once('exit', desistir);
      processo.send(encomenda, (erro) => {
        if (erro) desistir();
      });
    });
  }

  fechar(): void {
    clearTimeout(this.descanso);
    this.processo?.kill('SIGKILL');
    this.processo = null;
  }

  private abrir(): ChildProcess {
    const processo = fork(path.join(__dirname, 'oficina-processo.js'), {
      serialization: 'advanced',
      execArgv: ['--max-old-space-size=256'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // A failed spawn is reported by `send`.
    processo.on('error', () => undefined);
    processo.once('exit', () => {
      if (this.processo === processo) this.processo = null;
    });
    // Event loop: a job under way keeps the portal alive; an idle process does not.
    processo.unref();
    processo.channel?.unref();
    return processo;
  }

  private descansar(): void {
    this.descanso = setTimeout(() => this.fechar(), DESCANSO_MS).unref();
  }
}

const fila = new Semaforo(BANCADAS, MAIS_ESPERAS);
const bancadas = Array.from({ length: BANCADAS }, () => new Bancada());
const livres = [...bancadas];

/** Runs a job in the next free process. The bytes are read only then: a queue of them would be memory. */
const naVez = async (tipo: Tipo, ler: () => Promise<Buffer>, modo: Modo): Promise<Entrega> => {
  const bancada = livres.pop();
  // The queue lets in as many as there are places.
  if (!bancada) throw new Error('no free place in the workshop');
  try {
    return await bancada.fazer({ tipo, entrada: await ler(), ...modo });
  } finally {
    livres.push(bancada);
  }
};

type Resultado = 'feito' | 'recusado' | 'falhou';
const contados = new Map<string, { tipo: Tipo; resultado: Resultado; total: number }>();

/** What the workshop did since the start, by kind and result; what it does and what waits now. */
export interface Movimento {
  dentro: number;
  esperam: number;
  contados: { tipo: string; resultado: string; total: number }[];
}

const contar = (tipo: Tipo, resultado: Resultado): void => {
  const chave = `${tipo} ${resultado}`;
  const conta = contados.get(chave) ?? { tipo, resultado, total: 0 };
  conta.total += 1;
  contados.set(chave, conta);
};

const fazer = async <T extends Tipo>(
  tipo: T,
  ler: () => Promise<Buffer>,
  modo: Modo = {},
): Promise<Trabalhos[T]> => {
  try {
    const entrega = await fila.fazer(
      () => naVez(tipo, ler, modo),
      AbortSignal.timeout(PACIENCIA_MS),
    );
    if ('recusa' in entrega) {
      contar(tipo, 'recusado');
      throw new RecusaDeArquivo(entrega.recusa);
    }
    if ('erro' in entrega) throw new Error(entrega.erro);
    contar(tipo, 'feito');
    // The process answers each kind with its own work.
    return entrega.feito as Trabalhos[T];
  } catch (erro) {
    if (!(erro instanceof RecusaDeArquivo)) contar(tipo, 'falhou');
    if (!(erro instanceof SemaforoCheio)) throw erro;
    throw new Refusal(503, { msg: MENSAGENS.oficinaCheia, retryAfter: VOLTE_EM_SEGUNDOS });
  }
};

/**
 * Process pool: strangers' bytes are decoded in child processes, few at a time, within a time and a memory limit. So no
 * decoder takes the thread pool that file reads need, and a file that crashes it does not crash the portal. Throws
 * RecusaDeArquivo, and 503 when too many wait.
 */
export const oficina = {
  imagem: (ler: () => Promise<Buffer>, acabamento?: Acabamento): Promise<ImagemProcessada> =>
    fazer('imagem', ler, { acabamento }),
  som: (ler: () => Promise<Buffer>): Promise<AudioJulgado> => fazer('som', ler),
  cartaz: (ler: () => Promise<Buffer>, cartaz: Cartaz): Promise<Uint8Array> =>
    fazer('cartaz', ler, { cartaz }),

  /** What was done since the start, and what is being done or waits now. */
  movimento: (): Movimento => ({ ...fila.movimento, contados: [...contados.values()] }),

  encerrar(): void {
    for (const bancada of bancadas) bancada.fechar();
  },
};
