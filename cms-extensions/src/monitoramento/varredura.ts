import type { Core } from '@strapi/strapi';
import { rawRows, tableNameOf } from '../database/knex';
import { SILENCIO_MS } from './rules';

const INTERVALO_MS = 60_000;
const POR_VEZ = 5000;

/** Takes away, now and then, rows that say nothing any more: repeats that count again, visitors gone for longer than a silence. */
export class Varredura {
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly strapi: Core.Strapi) {
    this.timer = setInterval(() => void this.varrer(new Date()), INTERVALO_MS);
    this.timer.unref();
  }

  parar(): void {
    clearInterval(this.timer);
  }

  private async varrer(agora: Date): Promise<void> {
    try {
      await this.apagar('api::repeticao.repeticao', 'vale_ate', agora.getTime());
      await this.apagar('api::presenca.presenca', 'visto_em', agora.getTime() - 2 * SILENCIO_MS);
    } catch (error) {
      this.strapi.log.warn(error);
    }
  }

  /** Rows somebody is counting with are left for the next time: whoever sweeps waits for nobody. */
  private async apagar(
    tipo: 'api::repeticao.repeticao' | 'api::presenca.presenca',
    coluna: string,
    ate: number,
  ): Promise<void> {
    const tabela = tableNameOf(this.strapi, tipo);
    const pular = this.strapi.db.dialect.client === 'sqlite' ? '' : 'for update skip locked';
    let apagadas: unknown[];
    do {
      apagadas = await rawRows(
        this.strapi,
        `delete from ${tabela} where id in
           (select id from ${tabela} where ${coluna} <= ? limit ${POR_VEZ} ${pular}) returning id`,
        [ate],
      );
    } while (apagadas.length === POR_VEZ);
  }
}
