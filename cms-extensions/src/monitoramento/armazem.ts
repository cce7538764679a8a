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

/** An address's limit: how much of it was used up to a request, and when its window began, in ms. */
export interface Uso {
  usados: number;
  janelaInicio: number;
}

/** What came of a post: whether it fit in the address's limit. */
export interface Contado extends Uso {
  cabe: boolean;
}

/** A visitor's last sign of life: when it came, in ms, and the radio listened to, null when it named none. */
export interface Visto {
  em: number;
  ouvindo: string | null;
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
   * Signs of life of these visitors; a robot's is only kept as such. Who says nothing of a radio listened to the one of
   * before until then. `enderecos`: how many places of the limit each address takes by it; its use then is answered.
   */
  marcarPresencas(
    visitantes: ReadonlyMap<string, Visto>,
    robos: number,
    momento: Momento,
    enderecos: ReadonlyMap<string, number>,
    limite: Limite,
  ): Promise<ReadonlyMap<string, Uso>>;
}
