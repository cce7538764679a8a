import type { OrdemDaLista } from '@portal/contracts/anuncio/listagem';
import type { AnuncioStatus, Periodo, TipoAnuncio } from '@portal/contracts/anuncio/status';
import type { DataCivil } from '@portal/contracts/tempo/datas';
import type { Knex } from 'knex';

/** What an administrator's list of ads is narrowed by; null narrows nothing. */
export interface Recorte {
  tipo: TipoAnuncio | null;
  status: AnuncioStatus | null;
  periodo: Periodo | null;
  /** Instants between which the newest proof came, in ms; the second is not among them. */
  de: number | null;
  ate: number | null;
  /** Ads on the air that end after today, up to this day. */
  vence_ate: DataCivil | null;
}

/** What the statements are made with. */
export interface Oficina {
  /** A statement on the ads, which are `a` there, that keeps those with every word looked for. */
  anuncios: () => Knex.QueryBuilder;
  /** A statement on nothing yet. */
  nova: () => Knex.QueryBuilder;
  hoje: DataCivil;
  ativo: AnuncioStatus;
  pendentes: readonly AnuncioStatus[];
  /** All the others. */
  resolvidos: readonly AnuncioStatus[];
}

/** The ads that fit. */
export const achados = (
  { anuncios, hoje, ativo }: Oficina,
  { tipo, status, periodo, de, ate, vence_ate }: Recorte,
): Knex.QueryBuilder => {
  const consulta = anuncios();
  if (tipo !== null) void consulta.where('a.tipo', tipo);
  if (status !== null) void consulta.where('a.situacao', status);
  if (periodo !== null) void consulta.where('a.periodo', periodo);
  if (de !== null) void consulta.where('a.enviado_em', '>=', new Date(de));
  if (ate !== null) void consulta.where('a.enviado_em', '<', new Date(ate));
  if (vence_ate !== null)
    void consulta
      .where('a.situacao', ativo)
      .where('a.data_vencimento', '>', hoje)
      .where('a.data_vencimento', '<=', vence_ate);
  return consulta;
};

interface Trecho {
  onde?: (consulta: Knex.QueryBuilder, oficina: Oficina) => Knex.QueryBuilder;
  /** The same ads in the words in which PostgreSQL counts them in an index alone. */
  aoContar?: Trecho['onde'];
  ordem: readonly (string | { column: string; order: 'asc' | 'desc' })[];
}

const MAIS_NOVO = { column: 'a.id', order: 'desc' } as const;
/** What ads are ordered by. */
const ORDENADORAS = ['a.id', 'a.situacao', 'a.data_vencimento', 'a.valor'] as const;

/**
 * Each order as stretches that follow one another, each of which comes from an index as it stands; ties by the newest.
 * What ended already comes after what is to end, and what has no end last.
 */
const TRECHOS: Readonly<Record<OrdemDaLista, readonly Trecho[]>> = {
  espera: [
    {
      onde: (consulta, { pendentes }) => consulta.whereIn('a.situacao', pendentes),
      ordem: [MAIS_NOVO],
    },
    {
      onde: (consulta, { pendentes }) => consulta.whereNotIn('a.situacao', pendentes),
      aoContar: (consulta, { resolvidos }) => consulta.whereIn('a.situacao', resolvidos),
      ordem: [MAIS_NOVO],
    },
  ],
  recentes: [{ ordem: [MAIS_NOVO] }],
  vencimento: [
    {
      onde: (consulta, { hoje }) => consulta.where('a.data_vencimento', '>', hoje),
      ordem: ['a.data_vencimento', MAIS_NOVO],
    },
    {
      onde: (consulta, { hoje }) => consulta.where('a.data_vencimento', '<=', hoje),
      ordem: [{ column: 'a.data_vencimento', order: 'desc' }, MAIS_NOVO],
    },
    { onde: (consulta) => consulta.whereNull('a.data_vencimento'), ordem: [MAIS_NOVO] },
  ],
  valor: [
    {
      onde: (consulta) => consulta.whereNotNull('a.valor'),
      ordem: [{ column: 'a.valor', order: 'desc' }, MAIS_NOVO],
    },
    { onde: (consulta) => consulta.whereNull('a.valor'), ordem: [MAIS_NOVO] },
  ],
};

/** The statements a list is read with, stretch by stretch: the codes in their order, and how many there are. */
export const trechosDaLista = (oficina: Oficina, recorte: Recorte, ordem: OrdemDaLista) =>
  TRECHOS[ordem].map(({ onde, aoContar = onde, ordem: colunas }) => {
    const consulta = (trecho: Trecho['onde']) => {
      const todos = achados(oficina, recorte);
      return trecho ? trecho(todos, oficina) : todos;
    };
    return {
      ids: () =>
        consulta(onde)
          .orderBy([...colunas])
          .select<{ id: number }[]>('a.id'),
      conta: () => consulta(aoContar).count<{ total: number | string }[]>({ total: '*' }),
    };
  });

/** The same orders said at once, the stretches before what each is ordered by. */
const ORDEM_INTEIRA: Readonly<Record<OrdemDaLista, (oficina: Oficina) => [string, unknown[]]>> = {
  espera: ({ pendentes }) => [
    `case when a.situacao in (${pendentes.map(() => '?').join(', ')}) then 0 else 1 end, a.id desc`,
    [...pendentes],
  ],
  recentes: () => ['a.id desc', []],
  vencimento: ({ hoje }) => [
    `case when a.data_vencimento > ? then 0 when a.data_vencimento is null then 2 else 1 end,
     case when a.data_vencimento > ? then a.data_vencimento end, a.data_vencimento desc, a.id desc`,
    [hoje, hoje],
  ],
  valor: () => ['case when a.valor is null then 1 else 0 end, a.valor desc, a.id desc', []],
};

/**
 * A list's codes in their order, and with each how many there are: one pass over the ads, for words, which no index
 * finds. Materialized, so that the limit of a page does not tempt the planner to look each ad up on its own.
 */
export const passagemUnica = (oficina: Oficina, recorte: Recorte, ordem: OrdemDaLista) =>
  oficina
    .nova()
    .withMaterialized('achados', achados(oficina, recorte).select(ORDENADORAS))
    .from({ a: 'achados' })
    .orderByRaw(...ORDEM_INTEIRA[ordem](oficina))
    .select<{ id: number; total: number | string }[]>([
      'a.id',
      oficina.nova().from('achados').count('*').as('total'),
    ]);
