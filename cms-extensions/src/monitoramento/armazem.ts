import type { TipoContador } from '@portal/contracts/monitoramento/contador';
import type { DataCivil } from '@portal/contracts/tempo/datas';
import type { Motivo } from './rules';

/**
 * Something a visitor did with a target. With `motivo` it is kept with that reason and not counted; else `chave`, of
 * visitor and target, finds repeats.
 */
export interface Evento {
  tipo: Exclude<TipoContador, 'acesso'>;
  alvo: string;
  motivo: Motivo | null;
  chave: string | null;
  janelaMs: number;
}

/** A tracking post: it takes one place of its address's limit, however much it tells. */
export interface Pedido {
  /** Key of the address in the limits. */
  endereco: string;
  eventos: readonly Evento[];
}

/** What came of a post: whether it fit in the address's limit, and when that limit's window began, in ms. */
export interface Contado {
  cabe: boolean;
  janelaInicio: number;
}

/** When things happen: on the server's clock, and the day that is in São Paulo. */
export interface Momento {
  agora: number;
  dia: DataCivil;
}

/** The limit of tracking posts by address. */
export interface Limite {
  maximo: number;
  janelaMs: number;
}

/**
 * Counter store, each call in one transaction: the limit, the repeats and the counters of day and month stand or fall
 * together. Exact under concurrency and across instances.
 */
export interface Armazem {
  contar(pedidos: readonly Pedido[], limite: Limite, momento: Momento): Promise<Contado[]>;
  /**
   * Signs of life of these visitors, with the radio each listens to or null; a robot's is only kept as such. Who says
   * nothing of a radio listened to the one of before until then.
   */
  marcarPresencas(
    visitantes: ReadonlyMap<string, string | null>,
    robos: number,
    momento: Momento,
  ): Promise<void>;
}
