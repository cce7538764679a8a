import { sql } from './sql';
import { type UmPortal } from './um-portal';

const GRAVACOES = ['insert', 'update', 'delete'] as const;

/** Each database's own way to find at COMMIT, and only then, that what was written cannot stay. */
const preparo = (sqlite: boolean): string[] =>
  sqlite
    ? [
        'create table if not exists aceitas (id integer primary key)',
        `create table if not exists recusadas
           (aceita integer references aceitas (id) deferrable initially deferred)`,
      ]
    : [
        `create or replace function recusar_commit() returns trigger language plpgsql
           as $$ begin raise exception 'the commit is refused'; end $$`,
      ];

const gatilhos = (tabela: string, sqlite: boolean): string[] =>
  sqlite
    ? GRAVACOES.map(
        (gravacao) =>
          `create trigger recusa_${tabela}_${gravacao} after ${gravacao} on ${tabela}
             begin insert into recusadas values (1); end`,
      )
    : [
        `create constraint trigger recusa after ${GRAVACOES.join(' or ')} on ${tabela}
           deferrable initially deferred for each row execute function recusar_commit()`,
      ];

const fim = (tabela: string, sqlite: boolean): string[] =>
  sqlite
    ? GRAVACOES.map((gravacao) => `drop trigger recusa_${tabela}_${gravacao}`)
    : [`drop trigger recusa on ${tabela}`];

/** Does something while every transaction that writes to a table is refused at its COMMIT, and not a moment before. */
export const semCommit = async <T>(
  { portal, database }: UmPortal,
  tabela: string,
  fazer: () => Promise<T>,
): Promise<T> => {
  const sqlite = database.url === null;
  const executar = async (comandos: string[]): Promise<void> => {
    for (const comando of comandos) await sql(portal, database, comando);
  };
  await executar([...preparo(sqlite), ...gatilhos(tabela, sqlite)]);
  try {
    return await fazer();
  } finally {
    await executar(fim(tabela, sqlite));
  }
};
