import type { PessoaDaLista } from '@portal/contracts/pessoas/pessoas';
import { PERMISSAO_PADRAO } from '@portal/contracts/usuario/sessao';
import { dobrar } from '@portal/contracts/texto/dobrar';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { toIso } from '../database/instant';
import { tableOf } from '../database/knex';
import { linkOf } from '../database/tables';
import { parecidoCom } from '../texto/parecido';
import { USUARIO, type Conta } from './contas';

const COLUNAS = [
  ...['id', 'username', 'email', 'telefone', 'documento', 'permissao', 'blocked', 'created_at'],
] as const;

type Linha = Pick<Conta, 'id' | 'username' | 'email' | 'telefone' | 'documento' | 'permissao'> & {
  blocked: boolean | number | null;
  created_at: Date | string | number;
};

/** Staff may have written a telephone with its punctuation. */
const TELEFONE = ['(', ')', '-', ' ', '.', '+'].reduce(
  (sql, sinal) => `replace(${sql}, '${sinal}', '')`,
  `coalesce(telefone, '')`,
);

/** Keeps the accounts that have a word in their name, e-mail, document or telephone, however these are written. */
const comPalavra =
  (palavra: string) =>
  (algum: Knex.QueryBuilder): void => {
    void algum.whereRaw(`coalesce(nome_normalizado, lower(username)) like ? escape '\\'`, [
      parecidoCom(palavra),
    ]);
    void algum.orWhereRaw(`lower(email) like ? escape '\\'`, [parecidoCom(palavra)]);
    const codigo = palavra.replace(/[^\da-z]/g, '').toUpperCase();
    if (!/\d/.test(codigo)) return;
    void algum.orWhereRaw(`documento like ? escape '\\'`, [parecidoCom(codigo)]);
    void algum.orWhereRaw(`${TELEFONE} like ? escape '\\'`, [parecidoCom(codigo)]);
  };

/** The words of a search. A telephone is kept without the +55 it is copied with. */
const palavrasDe = (busca: string): string[] =>
  dobrar(busca)
    .replace(/^\+55 ?(?=[\d(])/, '')
    .split(' ')
    .filter((palavra) => palavra !== '');

/** How many ads each of these accounts has. */
const contarAnuncios = async (
  strapi: Core.Strapi,
  contas: readonly number[],
): Promise<Map<number, number>> => {
  const { table, to } = linkOf(strapi, 'api::anuncio.anuncio', 'usuario');
  const rows = (await strapi.db
    .connection(table)
    .whereIn(to, [...contas])
    .groupBy(to)
    .select({ conta: to })
    .count({ total: '*' })) as unknown as { conta: number; total: number | string }[]; // the columns named
  return new Map(rows.map(({ conta, total }) => [conta, Number(total)]));
};

/** A page of the accounts that fit, by name, and how many fit in all. */
export const procurarPessoas = async (
  strapi: Core.Strapi,
  { busca, pagina, limite }: { busca: string; pagina: number; limite: number },
): Promise<{ pessoas: PessoaDaLista[]; total: number }> => {
  const achadas = (): Knex.QueryBuilder => {
    const consulta = tableOf(strapi, USUARIO);
    for (const palavra of palavrasDe(busca)) void consulta.where(comPalavra(palavra));
    return consulta;
  };
  const [conta] = await achadas().count<{ total: number | string }[]>({ total: '*' });
  const rows = await achadas()
    .orderByRaw('coalesce(nome_normalizado, lower(username)), id')
    .limit(limite)
    .offset((pagina - 1) * limite)
    .select<Linha[]>([...COLUNAS]);
  const anuncios = await contarAnuncios(
    strapi,
    rows.map(({ id }) => id),
  );
  return {
    total: Number(conta?.total ?? 0),
    pessoas: rows.map((row) => ({
      id_usuario: row.id,
      usuario: row.username,
      email: row.email,
      telefone: row.telefone ?? '',
      documento: row.documento ?? '',
      permissao: row.permissao ?? PERMISSAO_PADRAO,
      bloqueado: Boolean(row.blocked),
      criado_em: toIso(row.created_at),
      anuncios: anuncios.get(row.id) ?? 0,
    })),
  };
};
