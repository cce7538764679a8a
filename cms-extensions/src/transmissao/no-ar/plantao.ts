import type { Core } from '@strapi/strapi';
import { isDatabaseAway } from '../../database/away';
import { Lease } from '../../database/lease';
import { Rounds } from '../../database/rounds';
import { enderecosDasRadios, ouvintesPorRadio } from '../../monitoramento/service';
import { SemResposta } from '../conexao';
import { alvosDasRadios } from './alvo';
import { estadoDasTransmissoes, type Transmissao, type Verificado } from './estado';
import { depoisDe } from './rules';
import { sondar, type Alvo } from './sondar';
import { perguntarTitulo } from './titulo';

const RONDA_MS = 500;
const PRIMEIRA_MS = 2000;
/** Streams asked at once (contrato 9), and how many of them may be checks: titles get their turn too. */
const AO_MESMO_TEMPO = 4;
const VERIFICACOES = 3;
/** More than are taken: some wait for their host. */
const OLHADAS = 50;
/** Who listens is asked of the database so often. */
const OUVINTES_MS = 5_000;
const LIMPEZA_MS = 60 * 60_000;
/** A server that tells no title anywhere is left alone for so long. */
const SEM_TITULO_MS = 10 * 60_000;

/** Worker of the streams: of all instances the one that holds the lease asks them, for as long as it lives. */
export class Plantao {
  private readonly rondas: Rounds;
  private readonly turno: Lease;
  private readonly estado: ReturnType<typeof estadoDasTransmissoes>;
  private readonly alvoDe: (endereco: string) => Alvo;
  private readonly fim = new AbortController();
  /** What is being asked: by radio and kind, and its host. */
  private readonly emCurso = new Map<string, { host: string; feito: Promise<void> }>();
  private readonly mudos = new Map<string, number>();
  private acompanhadas: ReadonlyMap<string, string> | null = null;
  private ouvidas: string[] = [];
  private ouvidasAte = 0;
  private proximaLimpeza = 0;
  private titulosAntes = false;

  constructor(
    private readonly strapi: Core.Strapi,
    private readonly intervaloMs: number,
  ) {
    this.rondas = new Rounds(strapi, 'transmissoes', () => this.ronda(), RONDA_MS);
    this.turno = new Lease(strapi, 'transmissoes');
    this.estado = estadoDasTransmissoes(strapi);
    this.alvoDe = alvosDasRadios(strapi);
  }

  start(): void {
    if (this.intervaloMs > 0) this.rondas.start(PRIMEIRA_MS);
  }

  /** Leaves what is being asked, and lets another instance go on. */
  async stop(): Promise<void> {
    await this.rondas.stop();
    this.fim.abort();
    await Promise.all([...this.emCurso.values()].map(({ feito }) => feito));
    await this.turno.release().catch(this.avisar);
  }

  private readonly avisar = (erro: unknown): void => {
    if (!isDatabaseAway(erro)) this.strapi.log.error(erro);
  };

  private async ronda(): Promise<void> {
    if (!(await this.turno.hold())) {
      this.acompanhadas = null;
      return;
    }
    const publicas = await enderecosDasRadios(this.strapi);
    if (publicas !== this.acompanhadas) {
      await this.estado.acompanhar(publicas);
      this.acompanhadas = publicas;
    }
    const agora = Date.now();
    if (agora >= this.proximaLimpeza || agora < this.proximaLimpeza - LIMPEZA_MS) {
      this.proximaLimpeza = agora + LIMPEZA_MS;
      await this.estado.esquecer(publicas, agora);
    }
    // In turns: where a host has more to answer than there is time for, neither kind waits for ever.
    this.titulosAntes = !this.titulosAntes;
    if (this.titulosAntes) await this.perguntarTitulos(publicas, agora);
    await this.verificarVencidas(publicas, agora);
    if (!this.titulosAntes) await this.perguntarTitulos(publicas, agora);
  }

  private async verificarVencidas(
    publicas: ReadonlyMap<string, string>,
    agora: number,
  ): Promise<void> {
    if (this.verificacoesEmCurso() >= VERIFICACOES) return;
    for (const linha of await this.estado.vencidas(agora, this.intervaloMs, OLHADAS)) {
      if (this.verificacoesEmCurso() >= VERIFICACOES) return;
      if (publicas.get(linha.radio) === linha.url && linha.url !== '')
        this.comecar('som', linha, (alvo) => this.verificar(linha, alvo));
      else await this.estado.adiar(linha.id, agora + this.intervaloMs);
    }
  }

  private async perguntarTitulos(
    publicas: ReadonlyMap<string, string>,
    agora: number,
  ): Promise<void> {
    if (agora >= this.ouvidasAte || agora < this.ouvidasAte - OUVINTES_MS) {
      this.ouvidas = [...(await ouvintesPorRadio(this.strapi, agora)).keys()];
      this.ouvidasAte = agora + OUVINTES_MS;
    }
    const radios = this.ouvidas.filter((radio) => Boolean(publicas.get(radio)));
    if (radios.length === 0) return;
    for (const linha of await this.estado.semTitulo(radios, agora))
      this.comecar('titulo', linha, (alvo) => this.perguntarUm(linha, alvo));
  }

  private verificacoesEmCurso(): number {
    return [...this.emCurso.keys()].filter((chave) => chave.startsWith('som ')).length;
  }

  /** Starts an ask, when there is room, and nobody asks the same host. */
  private comecar(
    tipo: 'som' | 'titulo',
    { radio, url }: Transmissao,
    fazer: (alvo: Alvo | SemResposta) => Promise<void>,
  ): void {
    const chave = `${tipo} ${radio}`;
    const alvo = this.alvo(url);
    // An address that is none asks nobody: it only takes its own place.
    const host = alvo instanceof SemResposta ? chave : alvo.url.host;
    const ocupado = [...this.emCurso.values()].some((outra) => outra.host === host);
    if (this.emCurso.size >= AO_MESMO_TEMPO || ocupado || this.rondas.isStopped) return;
    const feito = fazer(alvo)
      .catch(this.avisar)
      .finally(() => this.emCurso.delete(chave));
    this.emCurso.set(chave, { host, feito });
  }

  private alvo(endereco: string): Alvo | SemResposta {
    try {
      return this.alvoDe(endereco);
    } catch (erro) {
      if (erro instanceof SemResposta) return erro;
      throw erro;
    }
  }

  private async verificar(linha: Transmissao, alvo: Alvo | SemResposta): Promise<void> {
    const agora = Date.now();
    let verificado: Verificado = null;
    if (!(alvo instanceof SemResposta))
      try {
        const { codec, kbps } = await sondar(alvo, { parar: this.fim.signal });
        verificado = { codec, kbps };
      } catch (erro) {
        if (!(erro instanceof SemResposta)) throw erro;
      }
    // Cut short by the end of the process: that says nothing of the stream.
    if (this.fim.signal.aborted) return;
    const depois = depoisDe(linha, verificado !== null, agora, this.intervaloMs);
    await this.estado.gravarVerificacao(linha, [agora, this.intervaloMs], verificado, depois);
  }

  private async perguntarUm(linha: Transmissao, alvo: Alvo | SemResposta): Promise<void> {
    const agora = Date.now();
    let titulo: string | null | undefined;
    if (!(alvo instanceof SemResposta))
      try {
        const calada = (this.mudos.get(linha.radio) ?? 0) - agora;
        const temOutra = calada <= 0 || calada > SEM_TITULO_MS;
        const { titulo: dito, achado } = await perguntarTitulo(alvo, this.fim.signal, temOutra);
        titulo = dito;
        if (achado) this.mudos.delete(linha.radio);
        else if (temOutra) this.mudos.set(linha.radio, agora + SEM_TITULO_MS);
      } catch (erro) {
        if (!(erro instanceof SemResposta)) throw erro;
      }
    if (!this.fim.signal.aborted) await this.estado.gravarTitulo(linha, titulo, agora);
  }
}
