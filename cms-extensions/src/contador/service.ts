import type { TipoContador } from '@portal/contracts/monitoramento/contador';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { tableOf } from '../database/knex';
import { onePerPortal } from '../database/per-portal';

/** Targets one statement of the first read adds up: what else the process does gets its turn in between. */
const FATIA = 2000;
/**
 * What was counted this long before the last read is read again, in ms: it may have been stamped then and committed since,
 * or by a clock that is behind.
 */
const FOLGA_MS = 120_000;

interface Row {
  alvo: string;
  total: string | number;
}

/** Everything counted of one kind: read whole once, afterwards only what was counted since. */
class Totais {
  private readonly porAlvo = new Map<string, number>();
  private lidoEm: number | null = null;
  private ultima: Promise<unknown> = Promise.resolve();
  private proxima: Promise<ReadonlyMap<string, number>> | null = null;

  constructor(
    private readonly strapi: Core.Strapi,
    private readonly tipo: TipoContador,
  ) {}

  /** One read at a time; whoever asks during one gets the next, together. */
  ler(): Promise<ReadonlyMap<string, number>> {
    this.proxima ??= this.ultima
      .catch(() => undefined)
      .then(() => {
        this.proxima = null;
        return this.renovar();
      });
    this.ultima = this.proxima;
    return this.proxima;
  }

  private async renovar(): Promise<ReadonlyMap<string, number>> {
    const agora = Date.now();
    if (this.lidoEm === null) await this.lerTodos();
    else await this.lerDesde(Math.min(this.lidoEm, agora) - FOLGA_MS);
    this.lidoEm = agora;
    return this.porAlvo;
  }

  private async lerTodos(): Promise<void> {
    for (let depois = ''; ;) {
      const ultimo = this.guardar(
        await this.somas().where('alvo', '>', depois).orderBy('alvo').limit(FATIA),
      );
      if (ultimo === undefined) return;
      depois = ultimo;
    }
  }

  private async lerDesde(ms: number): Promise<void> {
    const { connection, dialect } = this.strapi.db;
    const quando =
      dialect.client === 'sqlite'
        ? ms
        : connection.raw('?::timestamptz', [new Date(ms).toISOString()]);
    const contados = tableOf(this.strapi, 'api::contador.contador')
      .where({ tipo: this.tipo })
      .where('updated_at', '>=', quando)
      .select('alvo');
    this.guardar(await this.somas().whereIn('alvo', contados));
  }

  private somas(): Knex.QueryBuilder<Record<string, unknown>, Row[]> {
    return tableOf(this.strapi, 'api::contador.contador')
      .where({ tipo: this.tipo })
      .groupBy('alvo')
      .select<Row[]>('alvo', this.strapi.db.connection.raw('sum(total) as total'));
  }

  /** The last target of these rows. */
  private guardar(rows: readonly Row[]): string | undefined {
    for (const { alvo, total } of rows) this.porAlvo.set(alvo, Number(total));
    return rows.at(-1)?.alvo;
  }
}

const totaisDe = onePerPortal(() => new Map<TipoContador, Totais>());

/**
 * Everything counted so far of one kind, by what was counted (contrato 6). The map goes on growing: who keeps a total
 * copies it. Rejects when the database is unavailable.
 */
export const totaisPorAlvo = (
  strapi: Core.Strapi,
  tipo: TipoContador,
): Promise<ReadonlyMap<string, number>> => {
  const doPortal = totaisDe(strapi);
  const totais = doPortal.get(tipo) ?? new Totais(strapi, tipo);
  doPortal.set(tipo, totais);
  return totais.ler();
};

/** Places of a list by what was counted of each, the most first; ties as the list has them. */
export const lugaresPorTotal = (totais: Float64Array): Uint32Array => {
  const lugares = totais.length;
  // One number says both, so that numbers alone are sorted: a total has at most 2^53 / lugares.
  const chaves = totais.map((total, lugar) => lugar - total * lugares).sort();
  const emOrdem = new Uint32Array(lugares);
  for (const [vez, chave] of chaves.entries()) {
    // The remainder of a division of floats takes ten times as long; a quotient rounded to the next one is put right.
    const resto = chave - Math.floor(chave / lugares) * lugares;
    emOrdem[vez] = resto < 0 ? resto + lugares : resto < lugares ? resto : resto - lugares;
  }
  return emOrdem;
};

interface Contado {
  alvo: string;
  lugar: number;
  total: number;
}

/**
 * The so many counted most, with their places in a list, in its order where they tie: one pass, where few of very many are
 * asked for. What has no place, or was never counted, is not among them.
 */
export const maisContados = (
  totais: ReadonlyMap<string, number>,
  lugarDe: (alvo: string) => number | undefined,
  quantos: number,
): Contado[] => {
  const melhores: Contado[] = [];
  for (const [alvo, total] of totais) {
    const ultimo = melhores.length === quantos ? melhores.at(-1) : undefined;
    if (total === 0 || (ultimo && total < ultimo.total)) continue;
    const lugar = lugarDe(alvo);
    if (lugar === undefined) continue;
    // Where very many tie with the last one, most are told by it alone.
    if (ultimo && total === ultimo.total && lugar > ultimo.lugar) continue;
    const depois = melhores.findIndex(
      (um) => total > um.total || (total === um.total && lugar < um.lugar),
    );
    melhores.splice(depois < 0 ? melhores.length : depois, 0, { alvo, lugar, total });
    if (ultimo) melhores.pop();
  }
  return melhores;
};
