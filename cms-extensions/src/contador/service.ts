import type { TipoContador } from '@portal/contracts/monitoramento/contador';
import type { Core } from '@strapi/strapi';
import { inBatches } from '../database/batches';
import { tableOf } from '../database/knex';
import { onePerPortal } from '../database/per-portal';
import { fatiar } from '../texto/fatias';

/** Rows one statement of the first read brings: what else the process does gets its turn in between. */
const FATIA = 2000;
/**
 * What was counted this long before the last read is read again, in ms: it may have been stamped then and committed since,
 * or by a clock that is behind.
 */
const FOLGA_MS = 120_000;

/** Changes that are remembered; who knows less than all of them looks at everything. */
const MUDANCAS = 10_000;

interface Row {
  alvo: string;
  total: string | number;
}

/** What totals are asked of. */
type Tocado = Extract<TipoContador, 'musica' | 'radio'>;

interface PrimeiraLeitura {
  /** When it began, in ms. */
  em: number;
  porTipo: Readonly<Record<Tocado, Map<string, number>>>;
}

/**
 * Everything counted so far, in one pass over the rows as they lie: added up by their targets, each row is looked for by
 * itself, which takes four times as long with a million of them.
 */
const lerTodos = async (strapi: Core.Strapi): Promise<PrimeiraLeitura> => {
  const em = Date.now();
  const porTipo = { musica: new Map<string, number>(), radio: new Map<string, number>() };
  const fatias = fatiar();
  for (let depois = 0; ;) {
    // knex types a select of named columns as any.
    const rows: { id: number; tipo: TipoContador; alvo: string; total: number | string }[] =
      await tableOf(strapi, 'api::contador.contador')
        .where('id', '>', depois)
        .orderBy('id')
        .limit(FATIA)
        .select('id', 'tipo', 'alvo', 'total');
    for (const { id, tipo, alvo, total } of rows) {
      depois = id;
      if (tipo !== 'musica' && tipo !== 'radio') continue;
      porTipo[tipo].set(alvo, (porTipo[tipo].get(alvo) ?? 0) + Number(total));
    }
    if (rows.length < FATIA) return { em, porTipo };
    // SQLite answers at once: waiting for it is nobody's turn.
    if (fatias.acabou()) await fatias.respirar();
  }
};

const primeiraLeitura = onePerPortal((strapi) => {
  let lendo: Promise<PrimeiraLeitura> | null = null;
  return (): Promise<PrimeiraLeitura> => {
    lendo ??= lerTodos(strapi).catch((erro: unknown) => {
      lendo = null;
      throw erro;
    });
    return lendo;
  };
});

/** What was counted of one kind. It goes on growing: who keeps a total copies it, and the version with it. */
export interface Contagem {
  porAlvo: ReadonlyMap<string, number>;
  /** Grows with each total that changes. */
  versao: number;
  /** Whose totals changed after that version; null: too long ago to be told. */
  mudadosDesde(versao: number): readonly string[] | null;
}

/** Everything counted of one kind: read whole once, afterwards only what was counted since. */
class Totais implements Contagem {
  porAlvo = new Map<string, number>();
  /** The newest changes, each the target it was of. */
  private mudancas: string[] = [];
  private esquecidas = 0;
  private lidoEm: number | null = null;
  /** Rows of the last read by their ids: what comes again as it was then is added up already. */
  private contadas: ReadonlyMap<number, number> = new Map();
  private ultima: Promise<unknown> = Promise.resolve();
  private proxima: Promise<Contagem> | null = null;

  constructor(
    private readonly strapi: Core.Strapi,
    private readonly tipo: Tocado,
  ) {}

  get versao(): number {
    return this.esquecidas + this.mudancas.length;
  }

  mudadosDesde(versao: number): readonly string[] | null {
    return versao < this.esquecidas ? null : this.mudancas.slice(versao - this.esquecidas);
  }

  /** One read at a time; whoever asks during one gets the next, together. */
  ler(): Promise<Contagem> {
    this.proxima ??= this.ultima
      .catch(() => undefined)
      .then(() => {
        this.proxima = null;
        return this.renovar();
      });
    this.ultima = this.proxima;
    return this.proxima;
  }

  private async renovar(): Promise<Contagem> {
    if (this.lidoEm === null) {
      const { em, porTipo } = await primeiraLeitura(this.strapi)();
      this.porAlvo = porTipo[this.tipo];
      this.lidoEm = em;
    }
    const agora = Date.now();
    await this.lerDesde(Math.min(this.lidoEm, agora) - FOLGA_MS);
    this.lidoEm = agora;
    return this;
  }

  private async lerDesde(ms: number): Promise<void> {
    const { connection, dialect } = this.strapi.db;
    const quando =
      dialect.client === 'sqlite'
        ? ms
        : connection.raw('?::timestamptz', [new Date(ms).toISOString()]);
    // knex types a select of named columns as any.
    const contados: { id: number; alvo: string; total: number | string }[] = await tableOf(
      this.strapi,
      'api::contador.contador',
    )
      .where({ tipo: this.tipo })
      .where('updated_at', '>=', quando)
      .select('id', 'alvo', 'total');
    const mudados = contados.filter(({ id, total }) => this.contadas.get(id) !== Number(total));
    for (const alvos of inBatches([...new Set(mudados.map(({ alvo }) => alvo))]))
      await this.somar(alvos);
    this.contadas = new Map(contados.map(({ id, total }) => [id, Number(total)]));
  }

  /** Adds up all the periods of these. */
  private async somar(alvos: readonly string[]): Promise<void> {
    const somas = await tableOf(this.strapi, 'api::contador.contador')
      .where({ tipo: this.tipo })
      .whereIn('alvo', alvos)
      .groupBy('alvo')
      .select<Row[]>('alvo', this.strapi.db.connection.raw('sum(total) as total'));
    for (const { alvo, total } of somas) {
      if (this.porAlvo.get(alvo) === Number(total)) continue;
      this.porAlvo.set(alvo, Number(total));
      this.mudancas.push(alvo);
    }
    const demais = this.mudancas.length - MUDANCAS;
    if (demais <= 0) return;
    this.mudancas = this.mudancas.slice(demais);
    this.esquecidas += demais;
  }
}

const totaisDe = onePerPortal(() => new Map<Tocado, Totais>());

/** Everything counted so far of one kind (contrato 6). Rejects when the database is unavailable. */
export const contagemDe = (strapi: Core.Strapi, tipo: Tocado): Promise<Contagem> => {
  const doPortal = totaisDe(strapi);
  const totais = doPortal.get(tipo) ?? new Totais(strapi, tipo);
  doPortal.set(tipo, totais);
  return totais.ler();
};

/** The same, by what was counted. The map goes on growing: who keeps a total copies it. */
export const totaisPorAlvo = async (
  strapi: Core.Strapi,
  tipo: Tocado,
): Promise<ReadonlyMap<string, number>> => (await contagemDe(strapi, tipo)).porAlvo;

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

/**
 * The same after what was counted of these places changed: all others stay in their order, and nothing is sorted. The order
 * given is left as it was.
 */
export const recolocados = (
  ordem: Uint32Array,
  totais: Float64Array,
  mudados: readonly number[],
): Uint32Array => {
  const antes = (a: number, b: number): number => (totais[b] ?? 0) - (totais[a] ?? 0) || a - b;
  const saem = new Uint8Array(ordem.length);
  for (const lugar of mudados) saem[lugar] = 1;
  const entram = [...new Set(mudados)].sort(antes);
  const nova = new Uint32Array(ordem.length);
  let vez = 0;
  let entrou = 0;
  const entrar = (ate: (lugar: number) => boolean): void => {
    for (let um = entram[entrou]; um !== undefined && ate(um); um = entram[entrou]) {
      nova[vez++] = um;
      entrou += 1;
    }
  };
  for (const lugar of ordem) {
    if (saem[lugar] === 1) continue;
    entrar((um) => antes(um, lugar) < 0);
    nova[vez++] = lugar;
  }
  entrar(() => true);
  return nova;
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
