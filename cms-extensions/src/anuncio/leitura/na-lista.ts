import { STATUS_PENDENTES } from '@portal/contracts/anuncio/status';
import type { Core } from '@strapi/strapi';
import { countChanges } from '../../database/change-counts';
import { tableNameOf } from '../../database/knex';
import { keepListCopy, type ListCopy } from '../../database/list-copy';
import { linkOf } from '../../database/tables';
import { indexWords } from '../../database/trigrams';
import { ANUNCIO } from '../ficha/linhas';
import { NA_LISTA } from './consultas';

/** What is searched of each account. */
const CONTAS = 'contas_na_lista';

const COPIADAS = ['tipo', 'situacao', 'periodo', 'valor', 'data_vencimento', 'enviado_em'] as const;

/** Each gives an order, and all that is asked of a row to count it. */
const INDICES = {
  situacao: 'situacao, id, pendente',
  pendente: 'pendente, id',
  data_vencimento: 'data_vencimento, id',
  valor: 'valor, id',
  conta_id: 'conta_id',
};

/** What is searched of a title: an instance of an earlier version writes it without folding it. */
const titulo = (de: string): string => `coalesce(${de}.titulo_dobrado, lower(${de}.titulo), '')`;

/** Name and e-mail, in which no word that is searched reaches from one into the other. */
const conta = (de: string): string =>
  `coalesce(${de}.nome_normalizado, '') || ' ' || coalesce(${de}.email, '')`;

/** Whether it waits for the administration: what a list of those that wait begins with. */
const pendente = (de: string): string =>
  `case when ${de}.situacao in (${STATUS_PENDENTES.join(', ')}) then 1 else 0 end`;

const colunas = (de: string): string => COPIADAS.map((coluna) => `${de}.${coluna}`).join(', ');

const trocar = (nomes: readonly string[]): string =>
  nomes.map((nome) => `${nome} = excluded.${nome}`).join(', ');

const daConta = (coluna: string): string =>
  `${coluna} = (select c.${coluna} from ${CONTAS} c where c.id = new.`;

const copia = (anuncios: string, contas: string, dono: ReturnType<typeof linkOf>): ListCopy => ({
  table: NA_LISTA,
  structure: [
    `create table if not exists ${NA_LISTA} (id integer primary key, tipo text, situacao integer, pendente integer, periodo integer,
       valor numeric(10, 2), data_vencimento date, enviado_em timestamp(6), titulo text, conta_id integer, conta text, documento text)`,
    `create table if not exists ${CONTAS} (id integer primary key, conta text, documento text)`,
    ...Object.entries(INDICES).map(
      ([nome, colunas]) =>
        `create index if not exists ${NA_LISTA}_${nome} on ${NA_LISTA} (${colunas})`,
    ),
  ],
  sources: [
    {
      table: anuncios,
      columns: ['titulo', 'titulo_dobrado', ...COPIADAS],
      onWrite: [
        `insert into ${NA_LISTA} (id, titulo, pendente, ${COPIADAS.join(', ')})
           values (new.id, ${titulo('new')}, ${pendente('new')}, ${colunas('new')})
           on conflict (id) do update set ${trocar(['titulo', 'pendente', ...COPIADAS])}`,
      ],
      onDelete: [`delete from ${NA_LISTA} where id = old.id`],
    },
    {
      table: dono.table,
      columns: [dono.from, dono.to],
      // Who renames an account meanwhile waits for this ad, or this for them.
      lock: `${CONTAS} where id = new.${dono.to} for share`,
      onWrite: [
        `update ${NA_LISTA} set conta_id = new.${dono.to}, ${['conta', 'documento'].map((coluna) => `${daConta(coluna)}${dono.to})`).join(', ')}
           where id = new.${dono.from}`,
      ],
      onDelete: [
        `update ${NA_LISTA} set conta_id = null, conta = null, documento = null
           where id = old.${dono.from} and conta_id = old.${dono.to}`,
      ],
    },
    {
      table: contas,
      columns: ['nome_normalizado', 'email', 'documento'],
      onWrite: [
        `insert into ${CONTAS} (id, conta, documento) values (new.id, ${conta('new')}, new.documento)
           on conflict (id) do update set ${trocar(['conta', 'documento'])}`,
        `update ${NA_LISTA} set conta = ${conta('new')}, documento = new.documento where conta_id = new.id`,
      ],
      onDelete: [`delete from ${CONTAS} where id = old.id`],
    },
  ],
  fill: [
    `delete from ${CONTAS}`,
    `insert into ${CONTAS} (id, conta, documento) select u.id, ${conta('u')}, u.documento from ${contas} u`,
    `delete from ${NA_LISTA}`,
    `insert into ${NA_LISTA} (id, titulo, pendente, ${COPIADAS.join(', ')}, conta_id, conta, documento)
       select a.id, ${titulo('a')}, ${pendente('a')}, ${colunas('a')}, c.id, c.conta, c.documento from ${anuncios} a
       left join (select ${dono.from} as anuncio, max(${dono.to}) as conta from ${dono.table} group by ${dono.from}) v on v.anuncio = a.id
       left join ${CONTAS} c on c.id = v.conta`,
    // A write of nothing, which PostgreSQL counts: what another instance has counted of the rows before is over.
    `update ${anuncios} set id = id where 1 = 0`,
  ],
});

const tabelas = (strapi: Core.Strapi) => ({
  anuncios: tableNameOf(strapi, ANUNCIO),
  contas: tableNameOf(strapi, 'plugin::users-permissions.user'),
  dono: linkOf(strapi, ANUNCIO, 'usuario'),
});

/** Tables that say all the lists' narrow copy says. Its own writes are one a row: to count those would make many at once slow. */
export const fontesDaLista = (strapi: Core.Strapi): string[] => {
  const { anuncios, contas, dono } = tabelas(strapi);
  return [anuncios, contas, dono.table];
};

/** Keeps what the administration's lists of ads read (`keepListCopy`), and counts the writes it follows. Call in `bootstrap`. */
export const manterNaLista = async (strapi: Core.Strapi): Promise<void> => {
  const { anuncios, contas, dono } = tabelas(strapi);
  await countChanges(strapi, fontesDaLista(strapi));
  await keepListCopy(strapi, copia(anuncios, contas, dono));
  await indexWords(strapi, NA_LISTA, ['titulo', 'conta', 'documento']);
};
