import type { CaminhoDeLeitura } from '@portal/contracts/chamadas/leituras';
import type { DataCivil } from '@portal/contracts/tempo/datas';
import type { UID } from '@strapi/strapi';
import type { Body } from './body';

/** What a domain keeps in memory to answer from. `validUntil`: the instant (ms) it goes stale by itself, without any write. */
export interface View {
  validUntil?: number | undefined;
}

/** The instant a view is built for. */
export interface Moment {
  hoje: DataCivil;
  agora: Date;
  /** Whether anything of these types changed since the view before was built; true when nobody knows. */
  changed: (types: readonly UID.Schema[]) => boolean;
}

export interface PublicRequest {
  /** The segment of the path that is the id, decoded, of a read by id; '' otherwise. */
  id: string;
  /** The query string, raw, without the question mark. */
  query: string;
}

export interface PublicAnswer {
  body: Body;
  /**
   * An answer that differs from request to request (contrato 3), like /api/anuncios/aleatorios: no cache may keep it.
   */
  uncached?: { bytes: Buffer };
}

export interface PublicRoute<V extends View> {
  /** Exact path, or one whose last segment, or last but one, is `:id`: one that the description tells of (contrato 11). */
  path: CaminhoDeLeitura;
  /** The answer, or null when there is no such thing (404); a long one that has to be made comes later. Throws BadQuery. */
  answer(view: V, request: PublicRequest): PublicAnswer | Promise<PublicAnswer> | null;
}

/** A domain's public reads: answered from a view of some types that is rebuilt when any of them is written. */
export interface PublicReads<V extends View = View> {
  name: string;
  types: readonly UID.Schema[];
  routes: readonly PublicRoute<V>[];
  build(moment: Moment, previous: V | null): Promise<V>;
}
