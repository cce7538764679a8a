import type { Core } from '@strapi/strapi';
import { isDatabaseAway } from '../database/away';
import { limites } from '../limite/service';
import { entregar } from './entrega';
import { fila, type Reservado } from './fila';
import type { Modelo } from './service';

/** How often the queue is looked into when nobody rings, in ms. */
const RONDA_MS = 1000;
const LIMPEZA_MS = 60 * 60_000;

/** Sends what waits in the outgoing-mail table, one at a time, for as long as the process lives. */
export class Carteiro {
  private relogio: NodeJS.Timeout | null = null;
  private trabalhando: Promise<void> | null = null;
  private proximaLimpeza = 0;
  private parado = false;

  constructor(
    private readonly strapi: Core.Strapi,
    private readonly modelos: Readonly<Record<string, Modelo>>,
  ) {}

  comecar(): void {
    this.agendar();
  }

  /** Finishes the mail in hand and takes no other. */
  async parar(): Promise<void> {
    this.parado = true;
    if (this.relogio) clearTimeout(this.relogio);
    await this.trabalhando;
  }

  private agendar(): void {
    if (this.parado) return;
    this.relogio = setTimeout(() => {
      this.trabalhando = this.ronda().finally(() => this.agendar());
    }, RONDA_MS);
    this.relogio.unref();
  }

  private async ronda(): Promise<void> {
    try {
      if (Date.now() >= this.proximaLimpeza) await this.limpar();
      for (;;) {
        const reservado = this.parado ? null : await fila(this.strapi).reservar();
        if (!reservado) return;
        await this.atender(reservado);
      }
    } catch (erro) {
      // Requests tell that the database is away; the round just comes again.
      if (!isDatabaseAway(erro)) this.strapi.log.error(erro);
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
