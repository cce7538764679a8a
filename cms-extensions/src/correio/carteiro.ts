import { setTimeout as esperar } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { isDatabaseAway } from '../database/away';
import { Rounds } from '../database/rounds';
import { limites } from '../limite/service';
import { entregar } from './entrega';
import { caixaDeSaida, type Reservado } from './caixa-de-saida';
import { falhaDe } from './rules';
import type { Modelo } from './service';

/** Polling interval of the outbox, in ms. */
const RONDA_MS = 1000;
/** A round ends after so long, and the next goes on: a job whose round never ends seems to be late. */
const RONDA_ATE_MS = 20_000;
const LIMPEZA_MS = 60 * 60_000;
/** Concurrency: a server that takes minutes for one mail holds up no other. */
const A_UM_TEMPO = 3;
/** Heartbeat of a lease: several fit in one, so that a missed one loses nothing. */
const BATIMENTO_MS = 5_000;

/** Outbox worker: sends what waits in the table, a few at a time, for as long as the process lives. */
export class Carteiro {
  private readonly rondas: Rounds;
  /** Those being sent, by their ids. */
  private readonly aCaminho = new Map<number, Promise<void>>();
  private proximaLimpeza = 0;

  constructor(
    private readonly strapi: Core.Strapi,
    private readonly modelos: Readonly<Record<string, Modelo>>,
  ) {
    this.rondas = new Rounds(strapi, 'correio', () => this.ronda(), RONDA_MS);
  }

  start(): void {
    this.rondas.start();
  }

  /** Finishes the mails in hand and takes no other. */
  async stop(): Promise<void> {
    await this.rondas.stop();
    await Promise.all(this.aCaminho.values());
  }

  private async ronda(): Promise<void> {
    const ate = performance.now() + RONDA_ATE_MS;
    if (Date.now() >= this.proximaLimpeza) await this.limpar();
    while (performance.now() < ate && !this.rondas.isStopped) {
      if (this.aCaminho.size >= A_UM_TEMPO) {
        await this.algumSair(ate - performance.now());
        continue;
      }
      const reservado = await caixaDeSaida(this.strapi).reservar([...this.aCaminho.keys()]);
      if (!reservado) return;
      const { id } = reservado;
      this.aCaminho.set(
        id,
        this.levar(reservado).finally(() => this.aCaminho.delete(id)),
      );
    }
  }

  /** Waits until one of the mails in hand is through, `ms` at most. */
  private async algumSair(ms: number): Promise<void> {
    let fim: NodeJS.Timeout | undefined;
    const prazo = new Promise<void>((pronto) => (fim = setTimeout(pronto, ms)));
    await Promise.race([...this.aCaminho.values(), prazo]);
    clearTimeout(fim);
  }

  /** Renews the lease on a mail for as long as its sending takes. */
  private async levar(reservado: Reservado): Promise<void> {
    const { log } = this.strapi;
    const avisar = (erro: unknown): void => {
      if (!isDatabaseAway(erro)) log.error(erro);
    };
    const batimento = setInterval(() => {
      caixaDeSaida(this.strapi).renovar(reservado).catch(avisar);
    }, BATIMENTO_MS);
    await this.atender(reservado)
      .catch(avisar)
      .finally(() => clearInterval(batimento));
  }

  private async atender(reservado: Reservado): Promise<void> {
    const correio = caixaDeSaida(this.strapi);
    if (await correio.cederAVez(reservado)) return;
    let destinatario: string | null = null;
    let tirar: () => Promise<void>;
    try {
      const conteudo = (await this.modelos[reservado.modelo]?.(reservado.dados)) ?? null;
      if (!conteudo) {
        await correio.descartado(reservado);
        return;
      }
      destinatario = conteudo.para;
      tirar = await entregar(this.strapi, reservado, conteudo);
    } catch (erro) {
      const falha = falhaDe(erro);
      const { id, tentativas } = reservado;
      this.strapi.log.warn(`e-mail ${id} não saiu (${tentativas}): ${falha.motivo}`);
      await correio.falhou(reservado, falha, destinatario);
      return;
    }
    // Race: whoever closed an account swept its kept mails before this one was there.
    if (!(await this.ateGravar(() => correio.enviado(reservado)))) await tirar();
  }

  /** Retries until the database takes the mark: a mail sent but not marked would be sent again. */
  private async ateGravar<T>(gravar: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await gravar();
      } catch (erro) {
        if (!isDatabaseAway(erro) || this.rondas.isStopped) throw erro;
        await esperar(RONDA_MS);
      }
    }
  }

  private async limpar(): Promise<void> {
    this.proximaLimpeza = Date.now() + LIMPEZA_MS;
    await caixaDeSaida(this.strapi).limpar();
    await limites(this.strapi).limpar();
  }
}
