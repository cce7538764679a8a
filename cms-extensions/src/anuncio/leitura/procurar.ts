import type { OrdemDaLista } from '@portal/contracts/anuncio/listagem';
import {
  STATUS_PENDENTES,
  type AnuncioStatus,
  type TipoAnuncio,
} from '@portal/contracts/anuncio/status';
import type { DataCivil } from '@portal/contracts/tempo/datas';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { tableNameOf } from '../../database/knex';
import type { ListQuery } from '../../http/cached-reads/query';
import { ANUNCIO } from '../ficha/linhas';
import { palavrasDaBusca, type Palavra } from './palavras-rules';

const USUARIO = 'plugin::users-permissions.user';

/** What an administrator's list of ads is narrowed and ordered by. */
export interface Procura {
  busca: string;
  status: AnuncioStatus | null;
  ordem: OrdemDaLista;
}

const parecidoCom = (texto: string): string => `%${texto.replace(/[\\%_]/g, '\\$&')}%`;

/** Where Strapi keeps whose ad it is. */
const vinculoDoDono = (strapi: Core.Strapi) => {
  const { usuario } = strapi.db.metadata.get(ANUNCIO).attributes;
  if (!usuario || !('joinTable' in usuario) || !('inverseJoinColumn' in usuario.joinTable))
    throw new Error('ads belong to nobody');
  const { name, joinColumn, inverseJoinColumn } = usuario.joinTable;
  return { tabela: name, anuncio: joinColumn.name, conta: inverseJoinColumn.name };
};

/** Codes of the ads of accounts a word is about, as a statement for others to hold; null when it is about none. */
const dasContas = (
  strapi: Core.Strapi,
  { conta, documento }: Palavra,
): Knex.QueryBuilder | null => {
  if (conta === null && documento === null) return null;
  const vinculo = vinculoDoDono(strapi);
  return strapi.db
    .connection({ v: vinculo.tabela })
    .join({ u: tableNameOf(strapi, USUARIO) }, 'u.id', `v.${vinculo.conta}`)
    .where((algum) => {
      for (const coluna of conta === null ? [] : ['u.nome_normalizado', 'u.email'])
        void algum.orWhereRaw(`?? like ? escape '\\'`, [coluna, parecidoCom(conta ?? '')]);
      if (documento !== null)
        void algum.orWhereRaw(`?? like ? escape '\\'`, ['u.documento', parecidoCom(documento)]);
    })
    .select(`v.${vinculo.anuncio}`);
};

/** Keeps the ads that have a word somewhere. An instance of the version before this writes titles without folding them. */
const comPalavra =
  (strapi: Core.Strapi, palavra: Palavra) =>
  (algum: Knex.QueryBuilder): void => {
    const { texto, codigo } = palavra;
    void algum.whereRaw(`coalesce(a.titulo_dobrado, lower(a.titulo)) like ? escape '\\'`, [
      parecidoCom(texto),
    ]);
    if (codigo !== null) void algum.orWhere('a.id', codigo);
    const contas = dasContas(strapi, palavra);
    if (contas) void algum.orWhereIn('a.id', contas);
  };

/** Each order, its ties by the newest. What ended already comes after what is to end, and what has no end last. */
const ORDENS: Readonly<Record<OrdemDaLista, (hoje: DataCivil) => [sql: string, hoje: string[]]>> = {
  espera: () => [
    `case when a.situacao in (${STATUS_PENDENTES.join(', ')}) then 0 else 1 end, a.id desc`,
    [],
  ],
  recentes: () => ['a.id desc', []],
  vencimento: (hoje) => [
    `case when a.data_vencimento is null then 2 when a.data_vencimento > ? then 0 else 1 end,
     case when a.data_vencimento > ? then a.data_vencimento end,
     a.data_vencimento desc, a.id desc`,
    [hoje, hoje],
  ],
  valor: () => ['case when a.valor is null then 1 else 0 end, a.valor desc, a.id desc', []],
};

/** The codes of the ads of a type that fit, in the order asked: all, or those of one page; and how many fit. */
export const procurarAnuncios = async (
  strapi: Core.Strapi,
  tipo: TipoAnuncio,
  { busca, status, ordem }: Procura,
  { pagina, limite }: Pick<ListQuery, 'pagina' | 'limite'>,
  hoje: DataCivil,
): Promise<{ total: number; ids: number[] }> => {
  const palavras = palavrasDaBusca(busca);
  const achados = (): Knex.QueryBuilder => {
    const consulta = strapi.db.connection({ a: tableNameOf(strapi, ANUNCIO) });
    void consulta.where('a.tipo', tipo);
    if (status !== null) void consulta.where('a.situacao', status);
    for (const palavra of palavras) void consulta.where(comPalavra(strapi, palavra));
    return consulta;
  };
  const emOrdem = achados()
    .orderByRaw(...ORDENS[ordem](hoje))
    .select<{ id: number }[]>('a.id');
  const pular = limite === null ? 0 : (pagina - 1) * limite;
  // Words cost a pass over all ads: what tells which they are also tells how many.
  if (limite === null || palavras.length > 0) {
    const ids = (await emOrdem).map(({ id }) => id);
    return { total: ids.length, ids: limite === null ? ids : ids.slice(pular, pular + limite) };
  }
  const [conta] = await achados().count<{ total: number | string }[]>({ total: '*' });
  const ids = await emOrdem.limit(limite).offset(pular);
  return { total: Number(conta?.total ?? 0), ids: ids.map(({ id }) => id) };
};
