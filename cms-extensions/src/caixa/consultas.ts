import type { AnuncioStatus } from '@portal/contracts/anuncio/status';
import type { diasDoMes, instantesDoMes } from '@portal/contracts/caixa/mes';
import type { TipoDeLancamento } from '@portal/contracts/caixa/caixa';

/** A month: its first and last day, and the instants between which it lies. */
export type Limites = ReturnType<typeof instantesDoMes> & ReturnType<typeof diasDoMes>;

/** A statement and what stands for its question marks. */
export interface Consulta {
  sql: string;
  valores: (string | number)[];
}

/** A line as the statements below answer it. `quando`: ms for a step of an ad, null where there is a `data`. */
export interface LinhaRow {
  anuncio_id: number;
  quando: number | string | null;
  data: string | null;
  titulo: string | null;
  usuario: string | null;
  /** The line's own value, the ad's and what was received for it, in cents. */
  centavos: number | string;
  do_anuncio: number | string | null;
  recebido: number | string | null;
  transacao: string | null;
  pagador: string | null;
}

/** The ad of a line, there or deleted, with its advertiser; and what was received for it. */
const DO_ANUNCIO = (id: string): string => `
  left join anuncios a on a.id = ${id}
  left join anuncios_usuario_lnk v on v.anuncio_id = a.id
  left join up_users u on u.id = v.user_id
  left join anuncios_excluidos e on e.anuncio_id = ${id}`;
const VALOR_DO_ANUNCIO = 'coalesce(e.centavos, cast(round(coalesce(a.valor, 0) * 100) as bigint))';
const DE_QUEM = `coalesce(a.titulo, e.titulo) as titulo, coalesce(u.username, e.usuario) as usuario`;
/** What was deleted before the cash book was kept has no value any more. */
const CONHECIDO = '(a.id is not null or e.anuncio_id is not null)';

/** Ads whose history takes them to a status in a month; `unica` says which of the steps that do so counts. */
const passos = (para: AnuncioStatus, unica: string, { de, ate }: Limites): Consulta => ({
  sql: `select h.anuncio_id, h.quando, null as data, ${DE_QUEM},
      ${VALOR_DO_ANUNCIO} as centavos, ${VALOR_DO_ANUNCIO} as do_anuncio,
      r.centavos as recebido, r.transacao, r.pagador
    from historicos h ${DO_ANUNCIO('h.anuncio_id')}
    left join recebimentos r on r.vigente = h.anuncio_id
    where h.para = ${para} and h.quando >= ? and h.quando < ?
      and (h.de is null or h.de <> ${para}) and ${CONHECIDO} and ${unica}`,
  valores: [de, ate],
});

/** An ad is expected to be paid once: when it was first approved. */
const primeira = (ativo: AnuncioStatus): string => `h.id = (select min(o.id) from historicos o
  where o.anuncio_id = h.anuncio_id and o.para = ${ativo})`;
/** Money was given back when an ad became 9 and stayed so, deleted or not. */
const ficou = (reembolsado: AnuncioStatus): string => `not exists (select 1 from historicos o
  where o.anuncio_id = h.anuncio_id and o.para <> ${reembolsado} and o.id > h.id)`;

const recebidos = ({ primeiro, ultimo }: Limites): Consulta => ({
  sql: `select r.anuncio_id, null as quando, cast(r.data as text) as data, ${DE_QUEM},
      r.centavos, case when ${CONHECIDO} then ${VALOR_DO_ANUNCIO} end as do_anuncio,
      r.centavos as recebido, r.transacao, r.pagador
    from recebimentos r ${DO_ANUNCIO('r.anuncio_id')}
    where r.data >= ? and r.data <= ? and r.vigente is not null`,
  valores: [primeiro, ultimo],
});

/** The statement of each kind of line of a month (contrato 10), the same on both databases. */
export const CONSULTAS: Readonly<
  Record<TipoDeLancamento, (limites: Limites, status: typeof AnuncioStatus) => Consulta>
> = {
  esperado: (limites, { Ativo }) => passos(Ativo, primeira(Ativo), limites),
  recebido: recebidos,
  devolvido: (limites, { Reembolsado }) => passos(Reembolsado, ficou(Reembolsado), limites),
};
