import type { Core } from '@strapi/strapi';
import { Rounds } from '../database/rounds';
import { limites } from '../limite/service';
import { entregar } from './entrega';
import { fila, type Reservado } from './fila';
import type { Modelo } from './service';

/** How often the queue is looked into when nobody rings, in ms. */
const RONDA_MS = 1000;
const LIMPEZA_MS = 60 * 60_000;

/** Sends what waits in the outgoing-mail table, one at a time, for as long as the process lives. */
export class Carteiro {
  private readonly rondas: Rounds;
  private proximaLimpeza = 0;

  constructor(
    private readonly strapi: Core.Strapi,
    private readonly modelos: Readonly<Record<string, Modelo>>,
  ) {
    this.rondas = new Rounds(strapi, () => this.ronda(), RONDA_MS);
  }

  start(): void {
    this.rondas.start();
  }

  /** Finishes the mail in hand and takes no other. */
  stop(): Promise<void> {
    return this.rondas.stop();
  }

  private async ronda(): Promise<void> {
    if (Date.now() >= this.proximaLimpeza) await this.limpar();
    for (;;) {
      const reservado = this.rondas.isStopped ? null : await fila(this.strapi).reservar();
      if (!reservado) return;
      await this.atender(reservado);
    }
  }

  private async atender(reservado: Reservado): Promise<void> {
    const correio = fila(this.strapi);
    try {
      const conteudo = (await this.modelos[reservado.modelo]?.(reservado.dados)) ?? null;
      if (!conteudo) {
        await correio.descartado(reservado.id);
        return;
      }
      await entregar(this.strapi, conteudo);
    } catch (erro) {
      const motivo = erro instanceof Error ? erro.message.slice(0, 500) : 'falha desconhecida';
      this.strapi.log.warn(`e-mail ${reservado.id} não saiu (${reservado.tentativas}): ${motivo}`);
      await correio.falhou(reservado, motivo);
      return;
    }
    await correio.enviado(reservado.id);
  }

  private async limpar(): Promise<void> {
    this.proximaLimpeza = Date.now() + LIMPEZA_MS;
    await fila(this.strapi).limpar();
    await limites(this.strapi).limpar();
  }
}
