import type { EnderecoDoCep } from '@portal/contracts/cep/cep';
import { DIA_MS } from '@portal/contracts/tempo/datas';
import { Memoria } from '../http/memoria';
import { Semaforo, SemaforoCheio } from '../http/semaforo';
import { lerEndereco } from './via-cep';

const PACIENCIA_MS = 4000;
/** Cache lifetimes: a known address hardly changes; an unknown CEP may be a new one, so it is asked again soon. */
const ACHADO_MS = 30 * DIA_MS;
const DESCONHECIDO_MS = 60 * 60_000;
/** In memory, not in the database: a look-up is rare and cheap, and what is lost is just asked again. */
const MAIS_CEPS = 5000;
/** Concurrency limit, out of courtesy to somebody else's service. Others queue, as long as for its answer. */
const MAIS_CONSULTAS = 10;
const MAIS_ESPERAS = 500;
const MAIOR_RESPOSTA = 64 * 1024;

/** The service did not answer in time, or not as it does. Its message: why, in words for the log, and none of the service's. */
export class ServicoFora extends Error {}

const motivoDe = (erro: unknown): string => {
  if (erro instanceof ServicoFora) return erro.message;
  if (erro instanceof SemaforoCheio) return 'há consultas demais à espera dele';
  const { name, cause } = Object(erro) as { name?: unknown; cause?: unknown }; // any value may be looked into
  if (name === 'TimeoutError') return `não respondeu em ${PACIENCIA_MS / 1000} s`;
  const { code } = Object(cause) as { code?: unknown };
  return typeof code === 'string'
    ? `não se alcança (${code})`
    : 'não respondeu como um serviço de CEP';
};

/** Looks CEPs up at the service at `base` (contrato 4), remembering what it said. */
export class Ceps {
  private readonly memoria = new Memoria<EnderecoDoCep | null>(MAIS_CEPS);
  private readonly consultas = new Map<string, Promise<EnderecoDoCep | null>>();

  private readonly fila = new Semaforo(MAIS_CONSULTAS, MAIS_ESPERAS);

  constructor(private readonly base: string) {}

  /** The address of a CEP of 8 digits; null when there is none. Throws ServicoFora. */
  async procurar(cep: string): Promise<EnderecoDoCep | null> {
    const lembrado = this.memoria.ler(cep, Date.now());
    if (lembrado !== undefined) return lembrado;
    const andando = this.consultas.get(cep);
    if (andando) return andando;
    const consulta = this.consultar(cep).finally(() => this.consultas.delete(cep));
    this.consultas.set(cep, consulta);
    return consulta;
  }

  private async consultar(cep: string): Promise<EnderecoDoCep | null> {
    const prazo = AbortSignal.timeout(PACIENCIA_MS);
    const achado = await this.fila
      .fazer(() => this.perguntar(cep, prazo), prazo)
      .catch((erro: unknown) => {
        throw new ServicoFora(motivoDe(erro), { cause: erro });
      });
    const vida = achado ? ACHADO_MS : DESCONHECIDO_MS;
    this.memoria.guardar(cep, achado, Date.now() + vida);
    return achado;
  }

  private async perguntar(cep: string, signal: AbortSignal): Promise<EnderecoDoCep | null> {
    const resposta = await fetch(`${this.base}/ws/${cep}/json/`, {
      signal,
      headers: { Accept: 'application/json' },
    });
    if (resposta.status === 404) return null;
    if (!resposta.ok) throw new ServicoFora(`respondeu ${resposta.status}`);
    const corpo: unknown = JSON.parse(await lerAte(resposta, MAIOR_RESPOSTA));
    return lerEndereco(corpo);
  }
}

/** A body's text; throws once it is longer than `maximo` bytes. */
const lerAte = async (resposta: Response, maximo: number): Promise<string> => {
  const partes: Uint8Array[] = [];
  let bytes = 0;
  for await (const parte of resposta.body ?? []) {
    // Web streams are untyped in Node's types; fetch's bodies are bytes.
    const pedaco = parte as Uint8Array;
    bytes += pedaco.length;
    if (bytes > maximo) throw new Error('an answer too long');
    partes.push(pedaco);
  }
  return Buffer.concat(partes).toString('utf8');
};
