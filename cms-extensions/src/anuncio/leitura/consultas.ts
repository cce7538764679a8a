import type { OrdemDaLista } from '@portal/contracts/anuncio/listagem';
import type { AnuncioStatus, Periodo, TipoAnuncio } from '@portal/contracts/anuncio/status';
import type { DataCivil } from '@portal/contracts/tempo/datas';
import type { Knex } from 'knex';
import type { Stretch } from '../../database/list-page';
import { parecidoCom } from '../../texto/parecido';
import type { Palavra } from './palavras-rules';

/** What the administration's lists read of each ad (`na-lista.ts`). No type of Strapi's. */
export const NA_LISTA = 'anuncios_na_lista';

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
  palavras: readonly Palavra[];
}

/** What the rules say today. */
export interface Regras {
  hoje: DataCivil;
  ativo: AnuncioStatus;
}

/** Keeps the ads that have a word somewhere. */
const comPalavra =
  ({ texto, codigo, conta, documento }: Palavra) =>
  (algum: Knex.QueryBuilder): void => {
    const partes = { titulo: texto, conta, documento };
    for (const [coluna, parte] of Object.entries(partes))
      if (parte !== null)
        void algum.orWhereRaw(`a.${coluna} like ? escape '\\'`, [parecidoCom(parte)]);
    if (codigo !== null) void algum.orWhere('a.id', codigo);
  };

/** The ads that fit. */
export const achados = (
  knex: Knex,
  { hoje, ativo }: Regras,
  { tipo, status, periodo, de, ate, vence_ate, palavras }: Recorte,
): Knex.QueryBuilder => {
  const consulta = knex({ a: NA_LISTA });
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
  for (const palavra of palavras) void consulta.where(comPalavra(palavra));
  return consulta;
};

const MAIS_NOVO = { column: 'a.id', order: 'desc' } as const;

/**
 * Each order as stretches that follow one another, each of which comes from an index as it stands; ties by the newest.
 * What ended already comes after what is to end, and what has no end last.
 */
export const TRECHOS: Readonly<Record<OrdemDaLista, (regras: Regras) => readonly Stretch[]>> = {
  espera: () => [
    { where: ['a.pendente = 1'], order: [MAIS_NOVO] },
    { where: ['a.pendente = 0'], order: [MAIS_NOVO] },
  ],
  recentes: () => [{ where: ['1 = 1'], order: [MAIS_NOVO] }],
  vencimento: ({ hoje }) => [
    {
      where: ['a.data_vencimento > ?', hoje],
      order: [{ column: 'a.data_vencimento', order: 'asc' }, MAIS_NOVO],
    },
    {
      where: ['a.data_vencimento <= ?', hoje],
      order: [{ column: 'a.data_vencimento', order: 'desc' }, MAIS_NOVO],
    },
    { where: ['a.data_vencimento is null'], order: [MAIS_NOVO] },
  ],
  valor: () => [
    {
      where: ['a.valor is not null'],
      order: [{ column: 'a.valor', order: 'desc' }, MAIS_NOVO],
    },
    { where: ['a.valor is null'], order: [MAIS_NOVO] },
  ],
};
